/** Fields of a map. */
export const SIGNS: Record<string, string> = {
  fire_land: "burning-meteor",
  ice_land: "snowflake-2",
  graveyard: "crossed-bones",
  monster_bag: "swap-bag",
  spell_book: "spell-book",
  magic_book: "spell-book",
  magic_portal: "portal",
  central_portal: "star-gate",
  bazaar: "coins",
  castle: "castle",
};
