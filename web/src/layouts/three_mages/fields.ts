// Colours of the map's fields by kind, and of the three mages.
export const FIELDS: Record<string, string> = {
  fire_land: "#8d3518",
  ice_land: "#1f5f86",
  graveyard: "#6a6446",
  bones_land: "#6a6446",
  monster_bag: "#5a3a6e",
  spell_book: "#3d4f8a",
  magic_book: "#3d4f8a",
  magic_portal: "#0f7a6c",
  central_portal: "#0f7a6c",
  road: "#7a6a4c",
  square: "#7a6a4c",
  castle: "#8f6a2f",
  bazaar: "#7a5a14",
};

export const MAGES: Record<string, string> = { fire: "#ff8a5a", ice: "#8fd8ff", bones: "#f2e9c8" };
