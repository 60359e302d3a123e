import { afterEach, describe, expect, it, vi } from "vitest";
import { plain, Speaker, Words } from "../lib/words";
import { card, event, option, prompt } from "./samples";

const SOURCE = `
title = Nim
ask-act = { $seat } asks about { $card }
ask-pay = Pay { $number }
option-take = Take { $card } from { $other } at { $place }
option-go = Go to { $place }
event-hit = { $seat } hits { $other } with { $cards }: { $number }
event-word = { $word ->
    [fire] burns
   *[other] glows
 }
end-last = { $winners } took the last
place-b1 = B1 (the bridge)
place-fi = Fire road
zone-hand = Hand
`;

const speaker = (names = ["Ann", "Bob"]) => new Speaker(new Words("en", SOURCE), [card("stone"), card("club")], names);

afterEach(() => vi.restoreAllMocks());

describe("sentences", () => {
  it("set names, cards and places apart", () => {
    const pieces = speaker().event(event("hit", { seat: 0, other: 1, number: 3, cards: [{ id: "1", face: "club" }] }));
    expect(plain(pieces)).toBe("Ann hits Bob with The club: 3");
    expect(pieces.filter((piece) => piece.kind !== "plain")).toEqual([
      { kind: "person", text: "Ann" },
      { kind: "person", text: "Bob" },
      { kind: "card", text: "The club", face: "club" },
    ]);
  });

  it("name only the ways there are", () => {
    const words = new Words(
      "en",
      "ask-act = { $ways }\nway-act-play = play a card\nway-act-join = play a card\nway-act-run = run",
    );
    const says = (...verbs: string[]) =>
      plain(
        new Speaker(words, [], []).prompt(
          prompt(
            verbs.map((verb) => option(verb, { verb })),
            { what: "act" },
          ),
        ),
      );
    expect(says("join", "play", "run", "pass")).toBe("Play a card, run");
    expect(says("pass")).toBe("none");
  });

  it("name cards nobody sees and seats nobody has", () => {
    expect(plain(speaker().event(event("hit", { seat: 7, cards: [{ back: "x" }] })))).toBe(
      "nobody hits nobody with a card: 0",
    );
  });

  it("end once, where a name has a mark of its own", () => {
    const cards = [{ ...card("stone"), name: { ru: "Ух!", en: "Boom!" } }, card("club")];
    const says = (source: string) =>
      plain(
        new Speaker(new Words("en", source), cards, ["Ann?"]).event(
          event("hit", { cards: [{ face: "stone" }], seat: 0 }),
        ),
      );
    expect(says("event-hit = You play { $card }.")).toBe("You play Boom!");
    expect(says("event-hit = It is { $seat }. Then { $card }. Done.")).toBe("It is Ann? Then Boom! Done.");
    expect(says("event-hit = { $card }, 3.5 of it.")).toBe("Boom!, 3.5 of it.");
  });

  it("say whose each card is", () => {
    const words = new Words("en", "you = You\nevent-hit = Open. { $each }.");
    const cards = [{ face: "stone" }, { face: "club" }];
    const heard = (me: number) =>
      plain(new Speaker(words, [card("stone"), card("club")], ["Ann", "Bob"], () => me).event(event("hit", { cards })));
    expect(heard(1)).toBe("Open. Ann: The stone; You: The club.");
    expect(heard(-1)).toBe("Open. Ann: The stone; Bob: The club.");
  });

  it("tell the first card from the rest, and whether there is another seat", () => {
    const source = "event-hit = { $card } with { $rest } ({ $more }, { $two })";
    const says = (of: object) =>
      plain(new Speaker(new Words("en", source), [card("stone"), card("club")], ["Ann"]).event(event("hit", of)));
    const both = { cards: [{ face: "stone" }, { face: "club" }], other: 0 };
    expect(says(both)).toBe("The stone with The club (1, yes)");
    expect(says({ cards: [{ face: "stone" }] })).toBe("The stone with  (0, no)");
    expect(says({ cards: [{ face: "stone" }], seat: 0, other: 0 })).toBe("The stone with  (0, no)");
  });

  it("select by a word that is no place", () => {
    expect(plain(speaker().event(event("word", { word: "fire" })))).toBe("burns");
  });

  it("ask and offer", () => {
    expect(plain(speaker().prompt(prompt([], { by: 1, about: { id: "1", face: "stone" } })))).toBe(
      "Bob asks about The stone",
    );
    expect(speaker().option(option("k", { verb: "take", card: { id: "1", face: "stone" }, place: "B1" }))).toBe(
      "Take The stone from a card at B1",
    );
  });

  it("call a place by its name, without its coordinates", () => {
    const says = speaker();
    expect(says.place("b1")).toBe("the bridge");
    expect(says.place("fi-3")).toContain("Fire road");
    expect(says.place("2.3n")).toContain("2.3");
    expect(says.place("somewhere")).toBe("somewhere");
  });

  it("mark places of a board, so that they can light up", () => {
    const [, place] = speaker().optionPieces(option("k", { verb: "go", place: "A1-2" }));
    expect(place).toMatchObject({ kind: "place", place: "A1-2" });
  });

  it("tell who won", () => {
    const result = { places: [1, 2], winners: [0], reason: "last", scores: [1, 0], out: [], capped: false };
    expect(speaker().result(result)).toBe("Ann took the last");
    expect(speaker().result({ ...result, winners: [] })).toBe("nobody took the last");
    const words = new Words("en", `${SOURCE}you = You\nand = and\n`);
    const me = new Speaker(words, [], ["Ann", "Bob", "Cid"], () => 1);
    expect(me.result({ ...result, winners: [0, 1] })).toBe("you and Ann took the last");
    expect(me.result({ ...result, winners: [0, 2] })).toBe("Ann and Cid took the last");
    expect(me.result({ ...result, winners: [0, 1, 2] })).toBe("you, Ann and Cid took the last");
  });
});

describe("messages", () => {
  it("that are missing are said by their name, and complained about once", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const words = new Words("en", SOURCE);
    expect(words.say("no-such-thing")).toBe("no-such-thing");
    expect(words.say("no-such-thing")).toBe("no-such-thing");
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it("that a game need not have fall back", () => {
    const says = speaker();
    expect(says.zone("hand")).toBe("Hand");
    expect(says.zone("attic")).toBe("attic");
    expect(says.words.maybe("nothing", "else")).toBe("else");
    expect(says.phase("")).toBe("");
  });

  it("are counted by how they begin", () => {
    expect(new Words("en", SOURCE).count("ask-")).toBe(2);
  });
});

describe("who is spoken to", () => {
  const source = `
option-pass = Pass
option-pass = { $ask ->
    [start] { $by ->
        [me] Kick down the door
       *[other] Let them kick it
      }
   *[other] Skip
  }
ask-start = { $by ->
    [me] Your turn, { $word }, { $number } : { $against }.
   *[other] { $seat } is about to kick down the door, { $aimed }, { $about }.
  }
event-hit = { $me ->
    [both] You hit yourself.
    [seat] You hit { $other }.
    [other] { $seat } hits you.
   *[none] { $seat } hits { $other }, { $known }.
  }
end-level = { $me ->
    [seat] Yours.
   *[none] { $winners }.
  }
`;
  const asked = prompt([], { what: "start", by: 0, word: "winning", amount: 5, against: 3, aimed: [1] });
  const as = (me: number) =>
    new Speaker(
      new Words("en", source),
      [],
      ["Ann", "Bob"],
      () => me,
      () => asked,
    );

  it("lets a game say in its own way what all games share", () => {
    expect(as(0).option(option("pass", { verb: "pass" }))).toBe("Kick down the door");
    expect(as(1).option(option("pass", { verb: "pass" }))).toBe("Let them kick it");
  });

  it("says you to me and names to others", () => {
    expect(plain(as(0).prompt(asked))).toBe("Your turn, winning, 5 : 3.");
    expect(plain(as(1).prompt(asked))).toBe("Ann is about to kick down the door, me, none.");
    const hit = { id: "hit", rule: "", seat: 0, other: 1 };
    expect([-1, 0, 1].map((me) => plain(as(me).event(hit)))).toEqual([
      "Ann hits Bob, no.",
      "You hit Bob.",
      "Ann hits you.",
    ]);
    expect(plain(as(1).event({ ...hit, seat: 1 }))).toBe("You hit yourself.");
    const end = { places: [1, 2], winners: [0], reason: "level", scores: [], out: [], capped: false };
    expect([as(0).result(end), as(1).result(end), as(-1).result(end)]).toEqual(["Yours.", "Ann.", "Ann."]);
  });
});
