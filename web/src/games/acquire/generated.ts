/** Acquire: what the engine declares. Written by `make generate`. */

export type Tile = string;

export type Chain = 'Worldwide' | 'Sackson' | 'Festival' | 'Imperial' | 'American' | 'Continental' | 'Tower';

export type Action =
  | { type: 'play_tile'; tile: Tile }
  | { type: 'found'; chain: Chain }
  | { type: 'survive'; chain: Chain }
  | { type: 'acquire'; chain: Chain }
  | { type: 'trade'; shares: number }
  | { type: 'sell'; shares: number }
  | { type: 'declare_end' }
  | { type: 'play_on' }
  | { type: 'buy'; chain: Chain }
  | { type: 'stop_buying' };

export type Described = Action;
export type Legal = Action & { action: number };

export type Forbidden = Action & { reason: string; rule: string; args: Record<string, string | number> };

/** The clause, the phase (none where the stage says it) and the message of every question. */
export const QUESTIONS = {
  play_tile: { rule: 'ACQ-TRN-2', phase: 'tile', asked_as: 'play_tile' },
  found_chain: { rule: 'ACQ-FND-2', phase: 'tile', asked_as: 'found_chain' },
  choose_survivor: { rule: 'ACQ-MRG-2', phase: 'merger', asked_as: 'choose_survivor' },
  choose_acquired: { rule: 'ACQ-MRG-4', phase: 'merger', asked_as: 'choose_acquired' },
  trade_shares: { rule: 'ACQ-MRG-6', phase: 'merger', asked_as: 'trade_shares' },
  sell_shares: { rule: 'ACQ-MRG-7', phase: 'merger', asked_as: 'sell_shares' },
  declare_end: { rule: 'ACQ-END-3', phase: 'tile', asked_as: 'declare_end' },
  buy_shares: { rule: 'ACQ-BUY-1', phase: 'buying', asked_as: 'buy_shares' },
} as const;

export type Decision = keyof typeof QUESTIONS | 'game_over';

export const PHASES = ['tile', 'merger', 'buying'] as const;
export type Phase = (typeof PHASES)[number];

export type GameEvent =
  | { type: 'start_tile'; seat: number; rule: string; tile: Tile }
  | { type: 'first_player'; seat: number; rule: string }
  | { type: 'hand_dealt'; seat: number; rule: string; tiles: number; hand?: Tile[] }
  | { type: 'no_playable_tile'; seat: number; rule: string }
  | { type: 'tile_played'; seat: number; rule: string; tile: Tile; effect: Effect }
  | { type: 'chain_founded'; seat: number; rule: string; chain: Chain; size: number }
  | { type: 'founder_share'; seat: number; rule: string; chain: Chain }
  | { type: 'chain_grew'; seat: number; rule: string; chain: Chain; size: number }
  | { type: 'merger'; seat: number; rule: string; sizes: Partial<Record<Chain, number>> }
  | { type: 'survivor'; seat: number; rule: string; chain: Chain }
  | { type: 'chain_acquired'; seat: number; rule: string; chain: Chain; by: Chain; size: number }
  | { type: 'bonus'; seat: number; rule: string; chain: Chain; place: BonusPlace; amount: number }
  | {
      type: 'shares_traded';
      seat: number;
      rule: string;
      chain: Chain;
      given: number;
      into: Chain;
      received: number;
    }
  | { type: 'shares_sold'; seat: number; rule: string; chain: Chain; shares: number; amount: number }
  | { type: 'shares_kept'; seat: number; rule: string; chain: Chain; shares: number }
  | { type: 'chain_absorbed'; seat: number; rule: string; chain: Chain; into: Chain; size: number }
  | { type: 'merger_complete'; seat: number; rule: string; chain: Chain; size: number }
  | { type: 'end_declared'; seat: number; rule: string }
  | { type: 'share_bought'; seat: number; rule: string; chain: Chain; price: number }
  | { type: 'tile_drawn'; seat: number; rule: string; bag: number; tile?: Tile }
  | { type: 'dead_tile_discarded'; seat: number; rule: string; tile: Tile }
  | {
      type: 'game_over';
      seat: number;
      rule: string;
      reason: 'giant_chain' | 'all_safe' | 'hands_empty' | 'deadlock';
    }
  | { type: 'final_sale'; seat: number; rule: string; chain: Chain; shares: number; amount: number }
  | { type: 'result'; seat: number; rule: string; money: number[]; winners: number[] };

/** The message of every event, who gets a line for it, and the facts that are secret. */
export const EVENTS = {
  start_tile: { said_as: 'start_tile', private: false, wordless: false, secret: [] },
  first_player: { said_as: 'first_player', private: false, wordless: false, secret: [] },
  hand_dealt: { said_as: 'hand_dealt', private: true, wordless: false, secret: ['hand'] },
  no_playable_tile: { said_as: 'no_playable_tile', private: false, wordless: false, secret: [] },
  tile_played: { said_as: 'tile_played', private: false, wordless: false, secret: [] },
  chain_founded: { said_as: 'chain_founded', private: false, wordless: false, secret: [] },
  founder_share: { said_as: 'founder_share', private: false, wordless: false, secret: [] },
  chain_grew: { said_as: 'chain_grew', private: false, wordless: false, secret: [] },
  merger: { said_as: 'merger', private: false, wordless: false, secret: [] },
  survivor: { said_as: 'survivor', private: false, wordless: false, secret: [] },
  chain_acquired: { said_as: 'chain_acquired', private: false, wordless: false, secret: [] },
  bonus: { said_as: 'bonus', private: false, wordless: false, secret: [] },
  shares_traded: { said_as: 'shares_traded', private: false, wordless: false, secret: [] },
  shares_sold: { said_as: 'shares_sold', private: false, wordless: false, secret: [] },
  shares_kept: { said_as: 'shares_kept', private: false, wordless: false, secret: [] },
  chain_absorbed: { said_as: 'chain_absorbed', private: false, wordless: false, secret: [] },
  merger_complete: { said_as: 'merger_complete', private: false, wordless: false, secret: [] },
  end_declared: { said_as: 'end_declared', private: false, wordless: false, secret: [] },
  share_bought: { said_as: 'share_bought', private: false, wordless: false, secret: [] },
  tile_drawn: { said_as: 'tile_drawn', private: true, wordless: false, secret: ['tile'] },
  dead_tile_discarded: { said_as: 'dead_tile_discarded', private: false, wordless: false, secret: [] },
  game_over: { said_as: 'game_over', private: false, wordless: false, secret: [] },
  final_sale: { said_as: 'final_sale', private: false, wordless: false, secret: [] },
  result: { said_as: 'result', private: false, wordless: false, secret: [] },
} as const;

/** The lines of the final account, in order. */
export const ACCOUNTS = ['start', 'bought', 'bonus', 'sold', 'final_bonus', 'final_sale'] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Flow {
  entry: Account;
  sign: 1 | -1;
  /** The fields of the event that say whose money it is, and how much. */
  seat: string;
  amount: string;
  /** The line it goes to instead when the game is over. */
  final?: Account;
}

/** The money that events move. */
export const FLOWS: Partial<Record<GameEvent['type'], Flow[]>> = {
  bonus: [{ entry: 'bonus', sign: 1, seat: 'seat', amount: 'amount', final: 'final_bonus' }],
  shares_sold: [{ entry: 'sold', sign: 1, seat: 'seat', amount: 'amount' }],
  share_bought: [{ entry: 'bought', sign: -1, seat: 'seat', amount: 'price' }],
  final_sale: [{ entry: 'final_sale', sign: 1, seat: 'seat', amount: 'amount' }],
};

export interface Options {
  dead_tiles: 'repeat' | 'once' | 'never';
  open_holdings: boolean;
}

export type Effect = 'nothing' | 'founds' | 'grows' | 'merges' | 'blocked' | 'dead';

export type BonusPlace = 'majority' | 'minority' | 'majority_tied' | 'minority_tied' | 'both';

/** A chain, on the board or not. */
export type ChainView = {
  name: Chain;
  /** its tiles; 0 when it is not on the board */
  size: number;
  /** of a share, by the chart */
  price: number;
  /** the bonus for the most shares */
  majority: number;
  /** the bonus for the second most */
  minority: number;
  /** cannot be acquired any more */
  safe: boolean;
  /** shares that no player owns */
  bank: number;
};

/** A player. */
export type SeatView = {
  /** in the hand */
  tiles: number;
  /** null where holdings are closed */
  money: number | null;
  /** only chains of which there is a share; null where holdings are closed */
  shares: Partial<Record<Chain, number>> | null;
};

/** The current merger. */
export type MergerView = {
  /** null until it is chosen */
  survivor: Chain | null;
  /** the chain whose shares are being disposed of */
  acquired: Chain | null;
  /** those to come */
  to_settle: Chain[];
};

/** A tile of the seat's own hand, with its effect. */
export type HeldTile = {
  tile: Tile;
  effect: Effect;
  /** the chains that it touches, if any */
  chains?: Chain[];
};

/** All that a seat may know. */
export type View = {
  game: 'acquire';
  /** how many there are */
  players: number;
  options: Options;
  /** the seat that looks; -1 for a spectator */
  you: number;
  /** whose turn it is */
  turn: number;
  /** counted from 1 */
  turn_number: number;
  /** the seat that decides; -1 when the game is over */
  seat: number;
  /** what is decided */
  decision: Decision;
  /** nine lines of twelve letters: . empty, o lone, x out of play, or a chain's first letter */
  board: string[];
  /** the tile just played, while it founds or merges */
  tile: Tile | null;
  /** tiles left to draw */
  bag: number;
  chains: ChainView[];
  seats: SeatView[];
  merger: MergerView | null;
  /** shares bought this turn */
  bought: number;
  /** in a row, over all players */
  turns_without_tile: number;
  end_declared: boolean;
  /** not for spectators */
  hand?: HeldTile[];
  /** the answers of the seat that decides; not for spectators */
  legal?: Legal[];
  /** in the view that a client is shown */
  offers?: Offers;
};

/** A row of the price chart. */
export type ChartRow = {
  /** by group, as printed: 5, 6–10, 41+; empty where the group has no such row */
  sizes: string[];
  /** of a share */
  price: number;
  majority: number;
  minority: number;
};

/** The chart that is printed next to the board. The server sends it with the game, as `reference`. */
export type PrintedChart = {
  groups: Chain[][];
  rows: ChartRow[];
};

/** The payment to a seat for its shares of an acquired chain. */
export type Bonus = {
  seat: number;
  /** majority, minority, majority_tied, minority_tied or both */
  place: string;
  amount: number;
  rule: string;
};

/** The bonuses of a chain if it were acquired now. */
export type ChainBonuses = {
  chain: string;
  /** as far as the seat knows them */
  bonuses: Bonus[];
  /** whether these are all */
  bonuses_known: boolean;
};

/** The next row of the chart for a chain on the board. */
export type PriceStep = {
  chain: string;
  /** the tiles that it takes */
  size: number;
  /** of a share then */
  price: number;
};

/** A chain that is acquired, or may be. */
export type AcquiredChain = ChainBonuses & {
  size: number;
  price: number;
  /** the seat's own */
  shares: number;
};

/** A chain that survives, or may. */
export type SurvivingChain = {
  chain: string;
  size: number;
  price: number;
  price_after: number;
  /** the seat's own */
  shares: number;
};

/** The fate of chains that a tile connects. */
export type Merger = {
  /** null: the player of the tile chooses among the candidates */
  survivor: string | null;
  candidates: SurvivingChain[];
  /** largest first; without a survivor all that may be acquired */
  acquired: AcquiredChain[];
  size_after: number;
  becomes_safe: boolean;
  /** whether the end may be declared then */
  may_end: boolean;
};

/** A chain that may be founded. */
export type FoundableChain = {
  chain: string;
  size: number;
  price: number;
  founder_share: boolean;
  /** the seat's own, before */
  shares: number;
  shares_after: number;
};

/** A tile that touches nothing. */
export type LoneTile = {
  effect: 'nothing';
  rule: string;
  may_end: boolean;
};

export type FoundingTile = {
  effect: 'founds';
  rule: string;
  size: number;
  chains: FoundableChain[];
  may_end: boolean;
};

export type GrowingTile = {
  effect: 'grows';
  rule: string;
  chain: string;
  size: number;
  size_after: number;
  price: number;
  price_after: number;
  becomes_safe: boolean;
  may_end: boolean;
};

export type MergingTile = Merger & {
  effect: 'merges';
  rule: string;
};

export type UnplayableTile = {
  effect: 'blocked' | 'dead';
  rule: string;
  /** that it touches */
  chains: string[];
};

export type TileEffect = LoneTile | FoundingTile | GrowingTile | MergingTile | UnplayableTile;

/** A tile of the seat's hand, with its effect if it were played now. */
export type HandTile = {
  tile: string;
  outcome: TileEffect;
};

export type PlayTileChoice = {
  action: number;
  type: 'play_tile';
  tile: string;
  cost: number;
  gain: number;
  outcome: TileEffect;
};

export type FoundChoice = FoundableChain & {
  action: number;
  type: 'found';
  cost: number;
  gain: number;
};

export type MergerChoice = {
  action: number;
  type: 'survive' | 'acquire';
  chain: string;
  cost: number;
  gain: number;
  outcome: Merger;
};

export type TradeChoice = {
  action: number;
  type: 'trade';
  /** of the acquired chain that are given */
  shares: number;
  cost: number;
  gain: number;
  /** shares of the survivor */
  received: number;
  /** of the acquired chain */
  shares_after: number;
  survivor_shares_after: number;
};

export type SellChoice = {
  action: number;
  type: 'sell';
  shares: number;
  cost: number;
  gain: number;
  /** kept */
  shares_after: number;
  money_after: number;
};

export type DeclareEndChoice = {
  action: number;
  type: 'declare_end';
  cost: number;
  gain: number;
  /** the end that may be declared */
  rule: string;
  /** by seat, if the game were scored now; null where the seat cannot know */
  scores: (number | null)[];
};

export type PlainChoice = {
  action: number;
  type: 'play_on' | 'stop_buying';
  cost: number;
  gain: number;
};

/** The effects of a purchase. */
export type Owned = {
  /** the seat's own */
  shares: number;
  /** the seats with most shares; null where the seat cannot know */
  leaders: number[] | null;
  /** of the own bonus, as in `Bonus`; null where there is none or the seat cannot know */
  place: string | null;
  /** the own bonus if the chain were acquired at its present size; null where the seat cannot know */
  bonus: number | null;
  /** how much more that is than with the own shares before */
  bonus_gain: number | null;
};

export type BuyChoice = {
  action: number;
  type: 'buy';
  chain: string;
  cost: number;
  gain: number;
  /** the seat's own, before */
  shares: number;
  after: Owned;
  money_after: number;
};

export type Choice =
  | PlayTileChoice
  | FoundChoice
  | MergerChoice
  | TradeChoice
  | SellChoice
  | DeclareEndChoice
  | BuyChoice
  | PlainChoice;

/** One share of a chain. */
export type BuyItem = {
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
  /** the clause behind `most` */
  rule: string;
  chain: string;
  /** the seat's own, before */
  shares: number;
  bank: number;
  /** with one share bought, two, three */
  after: Owned[];
};

/** Two shares of the acquired chain for one of the survivor. */
export type TradeItem = {
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
  /** the clause behind `most` */
  rule: string;
  /** that is received */
  chain: string;
  received: number;
  /** the seat's own of it, before */
  shares: number;
};

/** One share of the acquired chain, to the bank. */
export type SellItem = {
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
  /** the clause behind `most` */
  rule: string;
  chain: string;
  /** the seat's own of it, before */
  shares: number;
};

export type Pick = {
  least: number;
  most: number;
  budget: number | null;
  pools: Record<string, number>;
  /** the clause behind each limit: `most`, `budget`, and the pools by name */
  rules: Record<string, string>;
  items: (BuyItem | TradeItem | SellItem)[];
};

export type Offers = {
  question: string;
  phase: string;
  rule: string;
  seat: number;
  choices: Choice[];
  pick: Pick | null;
  forbidden: Forbidden[];
  /** at any time, for the seat's own hand */
  hand: HandTile[];
  /** at any time, of the chains on the board */
  bonuses: ChainBonuses[];
  /** at any time, of the chains on the board whose price can still rise */
  next_prices: PriceStep[];
  /** at any time, by seat, if the game were scored now; null where the seat cannot know */
  scores: (number | null)[];
};
