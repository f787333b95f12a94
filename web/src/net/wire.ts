/** What travels between client and server (docs/reference/protocol.md). Written by `make generate`. */

export const PROTOCOL = 1;

/** An action in words; the `generated.ts` of a game has the exact types. */
export interface Described {
  type: string;
  [field: string]: unknown;
}

export interface Legal extends Described {
  action: number;
}

export interface GameEvent {
  type: string;
  seat: number;
  rule: string;
  [fact: string]: unknown;
}

/** What every game's offers have (docs/reference/offers.md); the rest is the game's. */
export interface Offers {
  question: string;
  phase: string;
  rule: string;
  seat: number;
  choices: (Legal & { cost: number; gain: number })[];
  pick: Pick | null;
  forbidden: (Described & { reason: string; rule: string; args: Record<string, unknown> })[];
}

export interface Pick {
  least: number;
  most: number;
  budget: number | null;
  pools: Record<string, number>;
  /** the clause behind each limit, where a game tells it */
  rules?: Record<string, string>;
  items: Item[];
}

export interface Item {
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
  /** the clause behind `most`, where a game tells it */
  rule?: string;
  [fact: string]: unknown;
}

/** What every game's view has; the rest is the game's. */
export interface View {
  game: string;
  players: number;
  options: object;
  you: number;
  seat: number;
  decision: string;
  legal?: Legal[];
  offers?: Offers;
  [more: string]: unknown;
}

/** The way to a place in a view, by names and numbers, and the new value at its end. */
export type ViewChange = unknown[];

export type OptionValue = boolean | number | string;

export type MyName = {
  name: string;
};

export type Claim = {
  code: string;
};

export type Person = {
  id: string;
  name: string;
};

export type Me = {
  person: Person | null;
};

export type Device = {
  id: string;
  created: number;
  used: number;
  this: boolean;
};

export type Devices = {
  devices: Device[];
};

export type Passkey = {
  id: string;
  created: number;
  used: number;
};

export type Passkeys = {
  passkeys: Passkey[];
};

/** The options for `navigator.credentials` of the browser, in the JSON of WebAuthn. */
export type PasskeyOptions = {
  options: Record<string, unknown>;
};

/** The browser's answer, in the same JSON. */
export type SignedPasskey = {
  credential: Record<string, unknown>;
};

/** The name of a link's person. */
export type LinkOwner = {
  name: string;
};

export type Link = {
  code: string;
  path: string;
  expires: number;
};

export type Token = {
  token: string;
  person: Person;
};

/** Your consent that finished public games of yours are published without names and times. */
export type OpenData = {
  agreed: boolean;
};

export type ClockTimes = {
  decision_s: number;
  bank_s: number;
};

/** The settings of a table that make its pace: a game in one sitting, unhurried, or over days. */
export type PaceProfile = {
  name: string;
  bot_pace_ms: number;
  clock: ClockTimes | null;
  grace_s: number;
};

export type MySeat = {
  me: true;
  name?: string | null;
};

export type BotSeat = {
  bot: string;
};

/** A request for a seat: `{"name": …}` or nothing sits down, `{"bot": …}` puts a bot there. */
export type Sitting = {
  name?: string | null;
  bot?: string | null;
};

export type NewTable = {
  game: string;
  players: number;
  options?: Record<string, OptionValue>;
  name?: string | null;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean;
  autostart?: boolean;
  bot_pace_ms?: number;
  clock?: ClockTimes | null;
  grace_s?: number;
  seats?: (MySeat | BotSeat | null)[] | null;
  commitment?: string | null;
};

/** Your random value, if you have committed to one. */
export type Begin = {
  value?: string | null;
};

/** Only what is named changes; the defaults here mean nothing. */
export type TableChanges = {
  players?: number;
  options?: Record<string, OptionValue>;
  name?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean;
  autostart?: boolean;
  bot_pace_ms?: number;
  clock?: ClockTimes | null;
  grace_s?: number;
};

/** The action of a finished game, counted from 1, before which a new table begins. You play its seat. */
export type Moment = {
  n: number;
  name: string;
};

export type Silence = {
  silenced: boolean;
};

export type ReportedLine = {
  n: number;
};

export type SeatInfo = {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  bot: string | null;
  person: string | null;
  connected: boolean;
  held_by: string | null;
  back_by: number | null;
};

export type Result = {
  scores: number[];
  winners: number[];
};

export type TableInfo = {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  status: 'open' | 'running' | 'finished' | 'closed';
  public: boolean;
  spectators: boolean;
  hints: boolean;
  undo: boolean;
  autostart: boolean;
  bot_pace_ms: number;
  clock: ClockTimes | null;
  grace_s: number;
  host: string;
  seats: SeatInfo[];
  watching: number;
  seq: number;
  deciding: number;
  created: number;
  started: number | null;
  finished: number | null;
  result: Result | null;
  next_table: string | null;
  lesson: string | null;
  contest: string | null;
  fill_at: number | null;
  made_up: number[];
};

export type You = {
  person: string | null;
  host: boolean;
  seats: number[];
  invitation: string | null;
  kicked: boolean;
  silenced: boolean;
};

export type TableAnswer = {
  table: TableInfo;
  you: You;
  commitment: string | null;
};

export type TableList = {
  tables: TableInfo[];
};

export type Step = {
  seq: number;
  time: number;
  seat: number;
  bot: string | null;
  action: Described | null;
  events: GameEvent[];
  scores: number[];
  view: View;
  private: Record<string, unknown>[] | null;
};

export type Replay = {
  table: TableInfo;
  seat: number | 'all';
  steps: Step[];
};

export type Version = {
  protocol: number;
  server: string;
  games: string[];
};

export type ChoiceInfo = {
  value: OptionValue;
  key: string;
  text: string;
};

export type OptionInfo = {
  name: string;
  type: 'flag' | 'choice';
  default: OptionValue;
  key: string;
  text: string;
  explanation_key: string;
  explanation: string;
  rules: string[];
  group: string | null;
  needs: string | null;
  choices: ChoiceInfo[];
};

export type GameInfo = {
  name: string;
  key: string;
  text: string;
  about: string;
  rules: string;
  min_players: number;
  max_players: number;
  rules_version: number;
  money_unit: number;
  options: OptionInfo[];
  reference: Record<string, unknown> | null;
};

export type DeclaredAction = {
  type: string;
  text: string;
  fields: string[];
};

export type DeclaredQuestion = {
  name: string;
  text: string;
  rule: string;
};

export type DeclaredFlow = {
  entry: string;
  sign: number;
  seat: string;
  amount: string;
  final: string;
};

export type DeclaredEvent = {
  type: string;
  text: string;
  private: boolean;
  secret: string[];
  money: DeclaredFlow[];
};

export type ShownColumn = {
  name: string;
  text: string;
  kind: 'text' | 'number' | 'money' | 'flag' | 'seat' | 'cards';
};

export type ShownPart = {
  name: string;
  text: string;
  kind: 'text' | 'number' | 'money' | 'flag' | 'seat' | 'cards';
  columns: ShownColumn[];
};

/** The parts of a declaration that a plain table needs. */
export type DeclaredGame = {
  game: string;
  actions: DeclaredAction[];
  questions: DeclaredQuestion[];
  events: DeclaredEvent[];
  accounts: string[];
  shown: ShownPart[];
};

/** The limits of a bot's search for one decision: it stops at the first that it reaches. */
export type Thinks = {
  seconds: number;
  simulations: Record<string, number>;
};

export type BotInfo = {
  name: string;
  key: string;
  text: string;
  explanation_key: string;
  explanation: string;
  face: number | null;
  wins: Record<string, number>;
  thinks: Thinks | null;
};

export type Limits = {
  name: number;
  table_name: number;
  chat: number;
  bot_pace_ms: [number, number];
  grace_s: [number, number];
  clock_decision_s: [number, number];
  clock_bank_s: [number, number];
  match_wait_s: [number, number];
};

export type Games = {
  games: GameInfo[];
  bots: BotInfo[];
  paces: PaceProfile[];
  limits: Limits;
};

export type ClauseInfo = {
  id: string;
  title: string;
  text: string;
  source: string;
  table: string[][];
};

export type Rulebook = {
  game: string;
  language: string;
  clauses: ClauseInfo[];
};

export type ErrorBody = {
  code: string;
  message: string;
  rule: string | null;
  reason: string | null;
  args: Record<string, unknown>;
};

/** A request for a table with people; without `players` a table of any size will do. */
export type MatchRequest = {
  game: string;
  players?: number | null;
  pace?: 'quick' | 'steady' | 'relaxed';
  wait_s?: number;
};

/** Your consent that people you have played with see that you are here, and invite you. */
export type Listing = {
  listed: boolean;
};

export type Invite = {
  person: string;
};

/** A person you have played with, who has agreed to be listed. */
export type Companion = {
  id: string;
  name: string;
  games: number;
  last: number;
  here: boolean;
};

/** A table that waits for you; `code` opens a private one. */
export type Invitation = {
  table: TableInfo;
  by: Person;
  code: string | null;
};

/** Your lists of people. Without your own consent they are empty, and no one can invite you. */
export type Contacts = {
  listed: boolean;
  people: Companion[];
  invitations: Invitation[];
  blocked: Person[];
};

/** Hours without reminders, by the clock of a time zone; they may pass midnight. */
export type QuietHours = {
  start: string;
  end: string;
  zone: string;
};

/** A push subscription of a browser (`PushSubscription.toJSON()`). */
export type NewDevice = {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
};

/** The address that is called when a player of a table is awaited; null for none. */
export type TableWebhook = {
  webhook?: string | null;
  language?: string;
};

/** The addresses for reminders; without either there are none. */
export type MyReminders = {
  mail?: string | null;
  webhook?: string | null;
  quiet?: QuietHours | null;
  matches?: boolean;
  language?: string;
};

/** The settings. A mail address is used once its owner has opened the link that was sent there. */
export type Reminders = {
  mail: string | null;
  confirmed: boolean;
  webhook: string | null;
  matches: boolean;
  mail_possible: boolean;
  webhook_possible: boolean;
  push_key: string | null;
  devices: string[];
  quiet: QuietHours | null;
};

/** Automatic replies: `show` shows all shares for dividends, `pass` passes where that is allowed. */
export type Answers = {
  answers: ('show' | 'pass')[];
};

/** A table that waits or runs; `since` is when the latest thing happened there. */
export type MyRunning = {
  table: TableInfo;
  your_turn: boolean;
  since: number;
};

/** A game that is over. A seat of -1, without a place: a table of bots, or a record of others. */
export type MyFinished = {
  table: TableInfo;
  seat: number;
  place: number | null;
};

/** Results with one choice of options (those that differ from the defaults): places and money. */
export type Statistic = {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  games: number;
  places: number[];
  money: number;
  best: number;
};

/** The event that brought most at once and was no mistake by the review, to be looked at in the replay. */
export type BestMoment = {
  game: string;
  table: string;
  seq: number;
  amount: number;
  event: GameEvent;
  time: number;
};

/** The quality of your play: the average loss per decision in reviewed games. */
export type Rating = {
  game: string;
  games: number;
  decisions: number;
  average_loss: number;
  blunders: number;
};

/** `quarantined` is how many of your tables cannot be opened; nothing of them is changed. */
export type MyGames = {
  running: MyRunning[];
  finished: MyFinished[];
  statistics: Statistic[];
  moments: BestMoment[];
  ratings: Rating[];
  quarantined: number;
};

/** An answer and what it leads to: expected final money, chance to win, and how far it is below the best. */
export type CoachOption = {
  actions: number[];
  described: Described[];
  money: number;
  win: number;
  loss: number;
  error: number;
  loss_money: number;
  loss_win: number;
  error_win: number;
  simulations: number;
};

/** An event, and the number of samples in which it happens: after the choice, and after the better one. */
export type CoachReason = {
  kind: string;
  seat: number | null;
  args: Record<string, string | number>;
  chosen: number;
  best: number;
  of: number;
};

export type CoachVerdict = {
  name: 'best' | 'fine' | 'inaccurate' | 'blunder';
  loss: number;
  error: number;
  loss_money: number;
  loss_win: number;
  chosen: CoachOption;
  best: CoachOption;
};

/** `n` is the number of the action in the record, from 1; `seq` its entry in the table's log. */
export type ReviewedDecision = {
  n: number;
  seq: number;
  seat: number;
  decision: string;
  group: string;
  verdict: 'best' | 'fine' | 'inaccurate' | 'blunder';
  mattered: boolean;
  clear: boolean;
  loss: number;
  error: number;
  loss_money: number;
  loss_win: number;
  chosen: CoachOption;
  best: CoachOption;
  reasons: CoachReason[];
};

export type ReviewedGroup = {
  group: string;
  decisions: number;
  loss: number;
  loss_win: number;
  blunders: number;
};

/** result = expectation + luck + own + others. `costliest` are places in the list of decisions. */
export type ReviewedSeat = {
  seat: number;
  result: number;
  won: number;
  expectation: number;
  luck: number;
  luck_error: number;
  own: number;
  others: number;
  adjusted: number;
  adjusted_error: number;
  decisions: number;
  average_loss: number;
  blunders: number;
  inaccuracies: number;
  groups: ReviewedGroup[];
  costliest: number[];
};

/** Each seat's expectation after action `n`, and the luck so far; `chance`: something was drawn there. */
export type ReviewPoint = {
  n: number;
  seq: number;
  money: number[];
  win: number[];
  luck: number[];
  chance: boolean;
};

export type Review = {
  game: string;
  engine: number;
  players: number;
  finished: boolean;
  names: string[];
  measured: boolean;
  simulations: number;
  seats: ReviewedSeat[];
  decisions: ReviewedDecision[];
  timeline: ReviewPoint[];
};

export type ReviewStatus = {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  review: Review | null;
};

/** A lesson, and how far the reader is: the latest table where it goes on, and whether it was ever finished. */
export type LessonInfo = {
  name: string;
  game: string;
  kind: 'first' | 'module';
  minutes: number;
  steps: number;
  title: string;
  about: string;
  table: string | null;
  done: boolean;
};

export type Lessons = {
  lessons: LessonInfo[];
};

export type BeginLesson = {
  language?: string;
  again?: boolean;
};

/** The reader's next step, page by page. Without a step the reader plays freely, or others decide. */
export type LessonStep = {
  lesson: string;
  title: string;
  seq: number;
  state: 'step' | 'free' | 'others' | 'done';
  step: string | null;
  number: number;
  steps: number;
  pages: string[];
  wrong: string;
  spot: string[];
  next: string | null;
};

/** A word of the game that explains itself; `rule` is the clause behind it. */
export type Term = {
  id: string;
  title: string;
  text: string;
  rule: string;
};

export type Terms = {
  terms: Term[];
};

/** A part of a page, with the name of its place there. */
export type PagePart = {
  place: string;
  heading: string;
  text: string;
};

/** The page "the game in two minutes". */
export type TwoMinutes = {
  game: string;
  parts: PagePart[];
};

/** A collection of positions: the text of its file, or the word of its link. */
export type CollectionText = {
  text: string;
  language?: string;
};

/** A position with the teacher's words. An answer is the moves of one decision, joined by ";"; none: any move. */
export type CollectedPosition = {
  position: string;
  question: string;
  answers: string[];
  explanation: string;
};

/** A checked collection. `word` is for links; the rest is its file. */
export type CollectionShown = {
  format: string;
  title: string;
  positions: CollectedPosition[];
  word: string;
};

/** A try at a deal of the day. After the first, which counts, everything is practice. */
export type NewTry = {
  practice?: boolean;
};

/** The result of one try. `bot` names the bot that played the person's seat for comparison. */
export type TryResult = {
  name: string;
  you: boolean;
  bot: string | null;
  table: string;
  score: number;
  place: number;
  late: boolean;
};

/** Your own try that counts. */
export type MyTry = {
  table: string;
  finished: boolean;
  late: boolean;
  score: number | null;
  place: number | null;
  order: number[];
};

/** The deal of one game. Only people who have finished it see the results. */
export type DayGame = {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seat: number;
  bots: (string | null)[];
  finished_by: number;
  mine: MyTry | null;
  practised: number;
  results: TryResult[] | null;
};

/** A day, and those before it. */
export type Today = {
  day: string;
  today: string;
  ends: number;
  games: DayGame[];
  days: string[];
};

export type GroupSeat = {
  seat: number;
  name: string;
  bot: string | null;
  score: number | null;
};

/** One of the groups that play a deal. Scores appear when all have finished. */
export type Group = {
  table: string;
  name: string;
  status: string;
  you: boolean;
  seats: GroupSeat[];
};

/** A duplicate match. `invitation` opens the second table, for the person who made it. */
export type Match = {
  groups: Group[];
  finished: boolean;
  invitation: string | null;
};

/** A person's progress in puzzles, rated on the puzzles' own scale. */
export type Solver = {
  rating: number;
  solved: number;
  tried: number;
  streak: number;
  best_streak: number;
};

export type PuzzlesOfGame = {
  game: string;
  puzzles: number;
  solved: number;
};

export type Puzzles = {
  games: PuzzlesOfGame[];
  you: Solver;
};

/** A position as the deciding seat sees it, with everything that has happened; the answer is not in it. */
export type PuzzleShown = {
  id: string;
  game: string;
  number: number;
  rating: number;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  seat: number;
  view: View;
  entries: Entry[];
  tried: boolean;
};

/** One action, or the pieces of a choice of several in any order. */
export type PuzzleAttempt = {
  action?: Described | number | null;
  picks?: Described[] | null;
};

/** An answer and what it is worth on average: money at the end, and the chance to win from 0 to 1. */
export type PuzzleAnswer = {
  described: Described[];
  money: number;
  chance: number;
  yours: boolean;
};

/** The verdict. Only the first attempt at a puzzle counts for the rating. */
export type PuzzleResult = {
  right: boolean;
  counted: boolean;
  yours: Described[];
  answers: PuzzleAnswer[];
  reasons: CoachReason[];
  bots_tried: number;
  bots_failed: number;
  before: number;
  you: Solver;
};

/** `reviews`: games are reviewed by themselves. `portion`: the cards of a day. */
export type TrainingSettings = {
  reviews?: boolean;
  portion?: number;
};

export type DeckOfGame = {
  game: string;
  cards: number;
  due: number;
};

/** Your cards: how many are due, how many you have answered today, and when the next one is due. */
export type Deck = {
  cards: number;
  due: number;
  answered: number;
  next_due: number | null;
  learned: number;
  games: DeckOfGame[];
  waiting: number;
  limit: number;
  reviews: boolean;
  portion: number;
};

/** A position as the deciding seat saw it, without the game that it is from. Send `answers` back with the answer. */
export type CardShown = {
  id: string;
  game: string;
  answers: number;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  seat: number;
  view: View;
  entries: Entry[];
  unreadable: number;
};

export type CardAttempt = {
  action?: Described | number | null;
  picks?: Described[] | null;
  answers: number;
};

/** The moment of the game that the card is from: the table, the entry before the decision, and the action. */
export type CardSource = {
  table: string;
  seq: number;
  n: number;
};

/** The verdict. `counted` is false if the card was not due, or was answered on another device (`elsewhere`). */
export type CardResult = {
  right: boolean;
  counted: boolean;
  elsewhere: boolean;
  verdict: 'best' | 'fine' | 'inaccurate' | 'blunder';
  yours: CoachOption;
  best: CoachOption;
  reasons: CoachReason[];
  days: number;
  source: CardSource | null;
  answered: number;
  left: number;
};

/** The chance lost per decision that mattered: later games minus earlier ones, with a 95% interval. */
export type LossTrend = {
  change: number;
  low: number;
  high: number;
};

export type BotLoss = {
  bot: string;
  mattered: number;
  loss: number;
  loss_win: number;
};

/** A flagged decision: `seq` is the entry before it. */
export type CostlyDecision = {
  table: string;
  seq: number;
  n: number;
  group: string;
  loss: number;
  loss_win: number;
  chosen: Described[];
  best: Described[];
};

/** Losses of one kind; `loss` and `loss_win` are per decision that mattered. */
export type LossLine = {
  dimension: 'all' | 'kind' | 'phase' | 'money';
  name: string;
  decisions: number;
  mattered: number;
  mistakes: number;
  loss: number;
  loss_win: number;
  share: number;
  trend: LossTrend | null;
  bots: BotLoss[];
  worst: CostlyDecision[];
};

/** A game with its grade in a word, and its result without luck if that was measured. */
export type GradedGame = {
  table: string;
  finished: number;
  grade: 'faultless' | 'strong' | 'solid' | 'uneven' | 'costly';
  lost: number;
  result: number;
  adjusted: number | null;
  adjusted_error: number;
};

export type LossReport = {
  game: string;
  games: number;
  total: LossLine;
  lines: LossLine[];
  graded: GradedGame[];
};

/** A report for each game that you have played and that was reviewed; `waiting` games are still to be reviewed. */
export type LossReports = {
  reports: LossReport[];
  waiting: number;
};

/** A position, as a line or packed, and the moves of a line in notation. `at` of them are played. */
export type AnalyzedMoment = {
  position: string;
  moves?: string[];
  at?: number | null;
  language?: string;
};

/** Actions to play after them, one after the other, or the pieces of a choice of several in any order. */
export type NewMoves = {
  position: string;
  moves?: string[];
  at?: number | null;
  language?: string;
  actions?: (Described | number)[] | null;
  picks?: Described[] | null;
};

/** A private table that begins at this moment. You play the seat that decides. */
export type PlayOn = {
  position: string;
  moves?: string[];
  at?: number | null;
  language?: string;
  name: string;
};

export type AnalysisMove = {
  seat: number;
  text: string;
  described: Described;
};

/** A moment as the deciding seat sees it; after the end, as a spectator does. */
export type AnalysisShown = {
  position: string;
  line: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  moves: AnalysisMove[];
  at: number;
  seat: number;
  view: View;
  entries: Entry[];
  result: Result | null;
};

/** A position in one word, for the address of the analysis board. */
export type PositionLink = {
  position: string;
};

export type LikelyMove = {
  seat: number;
  described: Described;
  share: number;
};

/** An item that is hidden in a place of that kind, at least `copies` times, in this part of the samples. */
export type HiddenShare = {
  kind: string;
  subject: number | string;
  item: string;
  copies: number;
  share: number;
};

/** The judged answers after one step of the analysis; a later step has more simulations. */
export type AnalysisStep = {
  step: number;
  steps: number;
  seat: number;
  decision: string;
  simulations: number;
  seconds: number;
  options: CoachOption[];
  continuation: LikelyMove[];
  hidden: HiddenShare[] | null;
};

export type Edit = {
  id: string;
  value: string | number | string[];
};

/** A draft to change, or a moment to begin with, or a new game with so many players. */
export type EditRequest = {
  draft?: Record<string, unknown> | null;
  moment?: AnalyzedMoment | null;
  game?: string | null;
  players?: number;
  edit?: Edit | null;
  language?: string;
};

/** A part of a position that can be changed. */
export type EditorControl = {
  id: string;
  group: string;
  label: string;
  kind: 'number' | 'choice' | 'cards' | 'board';
  value: string | number | string[];
  low: number;
  high: number;
  step: number;
  choices: string[];
  faces: string[];
};

/** A draft with its controls. Where it is no possible position, `problem` says why, and `position` is empty. */
export type EditorState = {
  game: string;
  draft: Record<string, unknown>;
  controls: EditorControl[];
  position: string;
  problem: string;
};

export type HelloMessage = {
  type: 'hello';
  protocol: number;
  client?: string;
  since?: number | null;
  views?: 'whole' | 'changes';
};

export type ActMessage = {
  type: 'act';
  id: string;
  seat: number;
  seq: number;
  action?: number | Described | null;
  picks?: Described[] | null;
};

export type UndoMessage = {
  type: 'undo';
  id: string;
  seat: number;
  seq: number;
};

export type SayMessage = {
  type: 'chat';
  id: string;
  text: string;
};

export type ReactMessage = {
  type: 'react';
  id: string;
  reaction: 'clap' | 'laugh' | 'wow' | 'think' | 'cry' | 'money';
};

export type AskHintMessage = {
  type: 'hint';
  id: string;
  seat: number;
};

/** A question about an answer, or about a choice of several; without either, about the best answer. */
export type AskCoachMessage = {
  type: 'coach';
  id: string;
  seat: number;
  action?: number | Described | null;
  picks?: Described[] | null;
};

export type AskWorldMessage = {
  type: 'world';
  id: string;
  seat: number;
};

export type LookBackMessage = {
  type: 'look';
  id: string;
  seat: number;
  seq: number;
};

export type PingMessage = {
  type: 'ping';
  id: string;
};

/** The SHA-256 of a random value, before the game begins. */
export type CommitMessage = {
  type: 'commit';
  id: string;
  commitment: string;
};

/** The value itself, when the server asks for it. */
export type RevealMessage = {
  type: 'reveal';
  id: string;
  value: string;
};

export type ChatLine = {
  n: number;
  time: number;
  seat: number;
  name: string;
  code: string | null;
  args: Record<string, unknown>;
  text: string;
  person: string | null;
};

export type Entry = {
  seq: number;
  kind: 'start' | 'action' | 'undo';
  time: number;
  seat: number;
  bot: string | null;
  undoes: number | null;
  events: GameEvent[];
};

export type ClockView = {
  seat: number;
  left_ms: number;
  bank_ms: number[];
};

export type WelcomeMessage = {
  type: 'welcome';
  protocol: number;
  server: string;
  table: TableInfo;
  you: You;
  seq: number;
  chat: ChatLine[];
  commitment: string | null;
};

export type HistoryMessage = {
  type: 'history';
  seat: number;
  entries: Entry[];
};

export type ViewMessage = {
  type: 'view';
  seat: number;
  seq: number;
  view: View;
  can_undo: boolean;
  clock: ClockView | null;
};

export type UpdateMessage = {
  type: 'update';
  seat: number;
  seq: number;
  entry: Entry;
  view: View;
  can_undo: boolean;
  clock: ClockView | null;
};

/** An update for a client that asked for `"views": "changes"`: the differences from the view before. */
export type ChangesMessage = {
  type: 'changes';
  seat: number;
  seq: number;
  entry: Entry;
  changes: ViewChange[];
  steps: number[];
  can_undo: boolean;
  clock: ClockView | null;
};

export type AckMessage = {
  type: 'ack';
  id: string;
  seq: number;
  repeated: boolean;
};

export type ErrorMessage = {
  code: string;
  message: string;
  rule: string | null;
  reason: string | null;
  args: Record<string, unknown>;
  type: 'error';
  id: string | null;
  seq: number | null;
};

export type TableChangedMessage = {
  type: 'table';
  table: TableInfo;
  you: You;
};

export type ChatMessage = {
  type: 'chat';
  line: ChatLine;
};

/** A sign that all viewers see and that is stored nowhere. */
export type ReactionMessage = {
  type: 'reaction';
  seat: number;
  name: string;
  person: string;
  reaction: string;
};

export type Advice = {
  action: number;
  described: Described;
  money: number | null;
  share: number | null;
};

export type HintMessage = {
  type: 'hint';
  id: string;
  seat: number;
  seq: number;
  bot: string;
  advice: Advice[];
};

export type CoachMessage = {
  type: 'coach';
  id: string;
  seat: number;
  seq: number;
  decision: string;
  group: string;
  simulations: number;
  seconds: number;
  busy: boolean;
  options: CoachOption[];
  verdict: CoachVerdict | null;
  reasons: CoachReason[];
};

export type WorldMessage = {
  type: 'world';
  id: string;
  seat: number;
  seq: number;
  position: Record<string, unknown>;
};

export type MomentMessage = {
  type: 'moment';
  id: string;
  seat: number;
  seq: number;
  view: View;
};

export type SeatCommitment = {
  seat: number;
  commitment: string;
};

/** The game is about to begin: these are all commitments; reveal your value. */
export type RevealRequestMessage = {
  type: 'reveal';
  commitment: string;
  players: SeatCommitment[];
};

export type PongMessage = {
  type: 'pong';
  id: string;
  seq: number;
};

export type LobbyTablesMessage = {
  type: 'lobby';
  tables: TableInfo[];
  people: number;
};

export type LobbyTableMessage = {
  type: 'table';
  table: TableInfo;
};

export type LobbyGoneMessage = {
  type: 'gone';
  id: string;
};

/** There is an invitation for you: read `GET /api/me/people`. */
export type LobbyInvitedMessage = {
  type: 'invited';
};

export type BotAccount = {
  id: string;
  name: string;
  about: string;
  games: string[];
  accepts: boolean;
  online: boolean;
};

export type BotList = {
  bots: BotAccount[];
};

/** What a client sends. */
export type ClientMessage =
  | HelloMessage
  | ActMessage
  | UndoMessage
  | SayMessage
  | ReactMessage
  | AskHintMessage
  | AskCoachMessage
  | AskWorldMessage
  | LookBackMessage
  | PingMessage
  | CommitMessage
  | RevealMessage;

/** What the socket of a table sends. */
export type TableMessage =
  | WelcomeMessage
  | HistoryMessage
  | ViewMessage
  | UpdateMessage
  | ChangesMessage
  | AckMessage
  | ErrorMessage
  | TableChangedMessage
  | ChatMessage
  | ReactionMessage
  | HintMessage
  | CoachMessage
  | WorldMessage
  | MomentMessage
  | RevealRequestMessage
  | PongMessage;

/** What the socket of the lobby sends. */
export type LobbyMessage = LobbyTablesMessage | LobbyTableMessage | LobbyGoneMessage | LobbyInvitedMessage;
