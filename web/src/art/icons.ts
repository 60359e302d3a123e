/** The sign of each box. */
export const EMBLEMS: Record<string, string> = {
  krutagidon: "crossed-axes",
  wiz_war: "maze",
  krendel: "pretzel",
  munchkin: "wooden-door",
  three_mages: "castle",
};
