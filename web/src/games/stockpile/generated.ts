/** Stockpile: what the engine declares. Written by `make generate`. */

export type MarketCard =
  | 'American Automotive'
  | 'Bottomline Bank'
  | 'Cosmic Computers'
  | 'Epic Electric'
  | 'Leading Laboratories'
  | 'Stanford Steel'
  | 'Stock Boom'
  | 'Stock Bust'
  | 'Trading Fee 1'
  | 'Trading Fee 2'
  | 'Trading Fee 3';

export type CommerceCard = 'Gold' | 'Platinum' | 'Oil' | 'Natural Gas' | 'Corn' | 'Cattle' | 'Tax';

export type Company =
  | 'American Automotive'
  | 'Bottomline Bank'
  | 'Cosmic Computers'
  | 'Epic Electric'
  | 'Leading Laboratories'
  | 'Stanford Steel';

export type Forecast = '+4' | '+3' | '+2' | '+1' | '$' | '$$' | '$$$' | '-1' | '-2' | '-3' | '-4';

export type ActionCard = 'Stock Boom' | 'Stock Bust';

export type Commodity = 'Gold' | 'Platinum' | 'Oil' | 'Natural Gas' | 'Corn' | 'Cattle';

export type Investor = string;

export type Strategy = string;

export type Action =
  | { type: 'bid'; pile: number; space: number }
  | { type: 'place_up'; card: MarketCard; pile: number }
  | { type: 'place_down'; card: MarketCard; pile: number }
  | { type: 'place_commerce'; card: CommerceCard; pile: number }
  | { type: 'place_first_card'; pile: number }
  | { type: 'hand_first_card'; seat: number }
  | { type: 'boom'; company: Company }
  | { type: 'bust'; company: Company }
  | { type: 'sell'; company: Company; cards: number }
  | { type: 'sell_split'; company: Company; cards: number }
  | { type: 'sell_half'; company: Company; cards: number }
  | { type: 'sell_short'; company: Company }
  | { type: 'sell_short_half'; company: Company }
  | { type: 'show'; cards: number }
  | { type: 'buy_bonds'; bonds: number }
  | { type: 'pick_company'; company: Company }
  | { type: 'pick_forecast'; forecast: Forecast }
  | { type: 'look_at_pile'; pile: number }
  | { type: 'look_at_pair'; pair: number }
  | { type: 'reveal_pair'; pair: number }
  | { type: 'lay'; pair: number }
  | { type: 'move_card'; pile: number; place: number }
  | { type: 'move_to'; pile: number }
  | { type: 'raise'; company: Company }
  | { type: 'lower'; company: Company }
  | { type: 'choose'; company: Company }
  | { type: 'take'; company: Company }
  | { type: 'give_up'; company: Company }
  | { type: 'unsplit'; company: Company }
  | { type: 'split'; company: Company }
  | { type: 'discard_action'; card: ActionCard }
  | { type: 'discard_commodity'; card: Commodity }
  | { type: 'keep'; investor: Investor; mark?: 'house' }
  | { type: 'discard_strategy'; card: Strategy; mark?: 'house' }
  | { type: 'play'; card: Strategy; mark?: 'house' }
  | { type: 'use'; investor: Investor; mark?: 'house' }
  | { type: 'give_one'; seat: number }
  | { type: 'give_all'; seat: number }
  | { type: 'take_from'; seat: number }
  | { type: 'pass' }
  | { type: 'stop' }
  | { type: 'end_turn' };

export type Described = Action;
export type Legal = Action & { action: number };

export type Forbidden = Action & { reason: string; rule: string; args: Record<string, string | number> };

/** The clause, the phase (none where the stage says it) and the message of every question. */
export const QUESTIONS = {
  keep_investor: { rule: 'STK-INV-1', phase: '', asked_as: 'keep_investor' },
  offer_investor: { rule: 'STK-AUC-2', phase: '', asked_as: 'offer_investor' },
  bid_investor: { rule: 'STK-AUC-3', phase: '', asked_as: 'bid_investor' },
  discard_strategy: { rule: 'STK-STR-2', phase: '', asked_as: 'discard' },
  buy_bonds: { rule: 'STK-BND-1', phase: '', asked_as: 'buy_bonds' },
  place_card: { rule: 'STK-SUP-4', phase: '', asked_as: 'place_card' },
  place_commerce: { rule: 'STK-COM-2', phase: '', asked_as: 'place_card' },
  place_first_card: { rule: 'STK-FPC-2', phase: '', asked_as: 'place_card' },
  bid: { rule: 'STK-DEM-2', phase: '', asked_as: 'bid' },
  hand_first_card: { rule: 'STK-FPC-3', phase: '', asked_as: 'hand_first_card' },
  act: { rule: 'STK-ACT-1', phase: '', asked_as: 'act' },
  sell: { rule: 'STK-SEL-1', phase: '', asked_as: 'sell' },
  show_shares: { rule: 'STK-MOV-4', phase: '', asked_as: 'show_shares' },
  show_split_shares: { rule: 'STK-MOV-4', phase: '', asked_as: 'show_split_shares' },
  choose_power: { rule: 'STK-INV-11', phase: '', asked_as: 'choose_power' },
  pick_card: { rule: '', phase: '', asked_as: 'pick_card' },
  hide_card: { rule: '', phase: '', asked_as: 'hide_card' },
  look_at_pile: { rule: '', phase: '', asked_as: 'pile' },
  move_card: { rule: '', phase: '', asked_as: 'move_card' },
  move_to: { rule: '', phase: '', asked_as: 'pile' },
  look_at_pair: { rule: '', phase: '', asked_as: 'pair' },
  reveal_pair: { rule: '', phase: '', asked_as: 'pair' },
  lay_card: { rule: '', phase: '', asked_as: 'pair' },
  move_price: { rule: '', phase: '', asked_as: 'move_price' },
  choose_company: { rule: '', phase: '', asked_as: 'choose_company' },
  take_card: { rule: '', phase: '', asked_as: 'take_card' },
  give_up_share: { rule: '', phase: '', asked_as: 'discard' },
  split_share: { rule: '', phase: '', asked_as: 'choose_company' },
  discard_action: { rule: '', phase: '', asked_as: 'discard' },
  discard_commodity: { rule: '', phase: '', asked_as: 'discard' },
  sell_short: { rule: '', phase: '', asked_as: 'sell' },
  sell_now: { rule: '', phase: '', asked_as: 'sell' },
  show_companies: { rule: '', phase: '', asked_as: 'choose_company' },
  show_cheap: { rule: '', phase: '', asked_as: 'show_shares' },
  give_money: { rule: '', phase: '', asked_as: 'give_money' },
  take_money: { rule: '', phase: '', asked_as: 'take_money' },
} as const;

export type Decision = keyof typeof QUESTIONS | 'game_over';

export const PHASES = [
  'preparation',
  'start',
  'information',
  'supply',
  'demand',
  'action',
  'selling',
  'movement',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of every stage. */
export const STAGES = {
  choosing: 'preparation',
  auction: 'preparation',
  discarding: 'preparation',
  handing_out: 'preparation',
  round_begins: 'start',
  buying_bonds: 'start',
  before_information: 'information',
  information: 'information',
  before_supply: 'supply',
  supply: 'supply',
  commerce: 'supply',
  first_card: 'supply',
  before_demand: 'supply',
  demand_begins: 'demand',
  demand: 'demand',
  after_bidding: 'demand',
  paying: 'demand',
  fees: 'demand',
  action: 'action',
  selling: 'selling',
  after_selling: 'selling',
  before_movement: 'selling',
  movement: 'movement',
  interest: 'end',
  round_ends: 'end',
  giving: 'end',
  levelling: 'end',
  next_round: 'end',
} as const;

export type Stage = keyof typeof STAGES | 'game_over';

/** The clause of every card, which is its text. */
export const CARD_RULES: Record<string, string> = {
  'Agile Ana': 'STK-INV-ANA',
  'Bailout Barack': 'STK-INV-BARACK',
  'Billionaire Bill': 'STK-INV-BILL',
  'Broker Bernie': 'STK-INV-BERNIE',
  'Budget Barbara': 'STK-INV-BARBARA',
  'Clever Chanda': 'STK-INV-CHANDA',
  'Crazy Cramer': 'STK-INV-CRAMER',
  'Cunning Carlos': 'STK-INV-CARLOS',
  'Daring Dangote': 'STK-INV-DANGOTE',
  'Discount Donald': 'STK-INV-DONALD',
  'Dividend Deborah': 'STK-INV-DEBORAH',
  'Forecast Phil': 'STK-INV-PHIL',
  'Golden Graham': 'STK-INV-GRAHAM',
  'Illicit Ivan': 'STK-INV-IVAN',
  'Lazy Liliane': 'STK-INV-LILIANE',
  'Lucrative Li': 'STK-INV-LI',
  'Maverick Mark': 'STK-INV-MARK',
  'Mayknow Martha': 'STK-INV-MARTHA',
  'Moneymaker Mitt': 'STK-INV-MITT',
  'Opulent Oprah': 'STK-INV-OPRAH',
  'Royal Robins': 'STK-INV-ROBINS',
  'Secretive Stuart': 'STK-INV-STUART',
  'Shorting Soros': 'STK-INV-SOROS',
  'Socialist Sanders': 'STK-INV-SANDERS',
  'Tactical Talal': 'STK-INV-TALAL',
  'Wise Warren': 'STK-INV-WARREN',
  'Block Trading': 'STK-STR-BLOCK-TRADING',
  'Value Investing': 'STK-STR-VALUE-INVESTING',
  'Convertible Bond': 'STK-STR-CONVERTIBLE-BOND',
  'Corner the Market': 'STK-STR-CORNER-THE-MARKET',
  'Corporate Espionage': 'STK-STR-CORPORATE-ESPIONAGE',
  'Insider Trading': 'STK-STR-INSIDER-TRADING',
  'Data Broker': 'STK-STR-DATA-BROKER',
  Diversification: 'STK-STR-DIVERSIFICATION',
  'Dividend Growth Investing': 'STK-STR-DIVIDEND-GROWTH-INVESTING',
  'Special Dividend': 'STK-STR-SPECIAL-DIVIDEND',
  'Falsified Earnings': 'STK-STR-FALSIFIED-EARNINGS',
  'Fraudulent Transfer': 'STK-STR-FRAUDULENT-TRANSFER',
  'Vulture Capitalism': 'STK-STR-VULTURE-CAPITALISM',
  Interpositioning: 'STK-STR-INTERPOSITIONING',
  'Market Maker': 'STK-STR-MARKET-MAKER',
  'Naked Short': 'STK-STR-NAKED-SHORT',
  'Rogue Trading': 'STK-STR-ROGUE-TRADING',
  'Systemic Shock': 'STK-STR-SYSTEMIC-SHOCK',
  'Bear Raid': 'STK-STR-BEAR-RAID',
  'Pump and Dump': 'STK-STR-PUMP-AND-DUMP',
  Buyback: 'STK-STR-BUYBACK',
  'Golden Parachute': 'STK-STR-GOLDEN-PARACHUTE',
  'Leveraged Buyout': 'STK-STR-LEVERAGED-BUYOUT',
  'Wash Trade': 'STK-STR-WASH-TRADE',
  'Circuit Breaker': 'STK-STR-CIRCUIT-BREAKER',
  Kickback: 'STK-STR-KICKBACK',
};

export type GameEvent =
  | { type: 'first_player'; seat: number; rule: string }
  | { type: 'strategies_dealt'; seat: number; rule: string; cards: number; hand?: Strategy[] }
  | { type: 'investors_dealt'; seat: number; rule: string; cards: number; hand?: Investor[] }
  | { type: 'investor_chosen'; seat: number; rule: string; investor?: Investor }
  | { type: 'investor_offered'; seat: number; rule: string; pile: number; investor: Investor }
  | { type: 'investor'; seat: number; rule: string; investor: Investor; mark: Mark; cash: number }
  | { type: 'strategy_discarded'; seat: number; rule: string; card?: Strategy }
  | { type: 'strategies_drawn'; seat: number; rule: string; cards: number; hand?: Strategy[] }
  | { type: 'set_up'; seat: number; rule: string; money: number; share?: Company }
  | { type: 'round'; seat: number; rule: string; round: number; first: number }
  | { type: 'bonds_bought'; seat: number; rule: string; bonds: number; amount: number }
  | { type: 'dice'; seat: number; rule: string; dice: Forecast[] }
  | {
      type: 'card_picked';
      seat: number;
      rule: string;
      kind: 'company' | 'forecast';
      card?: Company | Forecast;
    }
  | { type: 'pair_dealt'; seat: number; rule: string; pair: number; company?: Company; forecast?: Forecast }
  | { type: 'open_pair'; seat: number; rule: string; pair: number; company: Company; forecast: Forecast }
  | { type: 'opening_drawn'; seat: number; rule: string; cards?: MarketCard[] }
  | { type: 'cards_dealt'; seat: number; rule: string; cards: number; hand?: MarketCard[] }
  | { type: 'card_placed'; seat: number; rule: string; pile: number; face: Face; card?: Card }
  | { type: 'commerce_drawn'; seat: number; rule: string; cards: number; hand?: CommerceCard[] }
  | { type: 'pile_looked_at'; seat: number; rule: string; pile: number; cards?: Card[] }
  | { type: 'card_moved'; seat: number; rule: string; pile: number; place: number; to: number; card?: Card }
  | { type: 'bid'; seat: number; rule: string; pile: number; space: number; amount: number }
  | { type: 'beaten'; seat: number; rule: string; pile: number }
  | { type: 'fined'; seat: number; rule: string; amount: number }
  | {
      type: 'pair_looked_at';
      seat: number;
      rule: string;
      pair: number;
      owner: number | null;
      company?: Company;
      forecast?: Forecast;
    }
  | { type: 'pile_bought'; seat: number; rule: string; pile: number; amount: number }
  | {
      type: 'pile_taken';
      seat: number;
      rule: string;
      pile: number;
      cards: Card[];
      face_down: number;
      fees?: MarketCard[];
      hidden?: Card[];
    }
  | { type: 'first_card_handed'; seat: number; rule: string; to: number }
  | { type: 'fee_paid'; seat: number; rule: string; card: MarketCard; amount: number }
  | { type: 'fee_received'; seat: number; rule: string; amount: number }
  | { type: 'fee_owed'; seat: number; rule: string; card: MarketCard; amount: number }
  | { type: 'boom'; seat: number; rule: string; company: Company }
  | { type: 'bust'; seat: number; rule: string; company: Company }
  | { type: 'strategy_played'; seat: number; rule: string; card: Strategy; mark: Mark; cost: number }
  | { type: 'card_laid'; seat: number; rule: string; pair: number; owner: number | null }
  | { type: 'received'; seat: number; rule: string; amount: number }
  | { type: 'paid'; seat: number; rule: string; amount: number }
  | { type: 'card_discarded'; seat: number; rule: string; card: ActionCard | Commodity }
  | { type: 'bond_returned'; seat: number; rule: string }
  | { type: 'share_taken'; seat: number; rule: string; company: Company }
  | { type: 'share_given_up'; seat: number; rule: string; company: Company; what: 'normal' | 'split' }
  | { type: 'share_split'; seat: number; rule: string; company: Company }
  | { type: 'company_shown'; seat: number; rule: string; company: Company; amount: number }
  | { type: 'shares_shown'; seat: number; rule: string; company: Company; cards: number; amount: number }
  | {
      type: 'sold';
      seat: number;
      rule: string;
      company: Company;
      what: 'normal' | 'split' | 'half';
      cards: number;
      amount: number;
    }
  | { type: 'pair_revealed'; seat: number; rule: string; pair: number; company: Company; forecast: Forecast }
  | { type: 'dividend'; seat: number; rule: string; company: Company; amount: number }
  | {
      type: 'dividend_paid';
      seat: number;
      rule: string;
      company: Company;
      cards: number;
      split: number;
      amount: number;
    }
  | {
      type: 'price_moved';
      seat: number;
      rule: string;
      company: Company;
      from: number;
      to: number;
      space: number;
    }
  | { type: 'split'; seat: number; rule: string; company: Company }
  | { type: 'shares_split'; seat: number; rule: string; company: Company; cards: number }
  | { type: 'second_split'; seat: number; rule: string; company: Company; amount: number }
  | { type: 'bankruptcy'; seat: number; rule: string; company: Company }
  | { type: 'shares_lost'; seat: number; rule: string; company: Company; cards: number }
  | { type: 'interest'; seat: number; rule: string; amount: number }
  | { type: 'given'; seat: number; rule: string; to: number; amount: number }
  | { type: 'levelled'; seat: number; rule: string; from: number; to: number; amount: number; given: number }
  | { type: 'game_over'; seat: number; rule: string; portfolios: Partial<Record<Company, number>>[] }
  | { type: 'majority'; seat: number; rule: string; company: Company; amount: number }
  | { type: 'final_sale'; seat: number; rule: string; company: Company; amount: number }
  | { type: 'bonds_repaid'; seat: number; rule: string; amount: number }
  | { type: 'commodities'; seat: number; rule: string; amount: number }
  | { type: 'taxes'; seat: number; rule: string; amount: number }
  | { type: 'result'; seat: number; rule: string; money: number[]; winners: number[] };

/** The message of every event, who gets a line for it, and the facts that are secret. */
export const EVENTS = {
  first_player: { said_as: 'first_player', private: false, wordless: false, secret: [] },
  strategies_dealt: { said_as: 'draws', private: true, wordless: false, secret: ['hand'] },
  investors_dealt: { said_as: 'draws', private: true, wordless: false, secret: ['hand'] },
  investor_chosen: { said_as: 'investor_chosen', private: true, wordless: false, secret: ['investor'] },
  investor_offered: { said_as: 'investor_offered', private: false, wordless: false, secret: [] },
  investor: { said_as: 'investor', private: false, wordless: false, secret: [] },
  strategy_discarded: { said_as: 'discards', private: true, wordless: false, secret: ['card'] },
  strategies_drawn: { said_as: 'draws', private: true, wordless: false, secret: ['hand'] },
  set_up: { said_as: 'set_up', private: false, wordless: false, secret: ['share'] },
  round: { said_as: 'round', private: false, wordless: false, secret: [] },
  bonds_bought: { said_as: 'pays', private: false, wordless: false, secret: [] },
  dice: { said_as: 'dice', private: false, wordless: false, secret: [] },
  card_picked: { said_as: 'card_picked', private: false, wordless: false, secret: ['card'] },
  pair_dealt: { said_as: 'pair_dealt', private: true, wordless: true, secret: ['company', 'forecast'] },
  open_pair: { said_as: 'open_pair', private: false, wordless: true, secret: [] },
  opening_drawn: { said_as: 'draws', private: true, wordless: false, secret: ['cards'] },
  cards_dealt: { said_as: 'draws', private: true, wordless: false, secret: ['hand'] },
  card_placed: { said_as: 'card_placed', private: false, wordless: false, secret: ['card'] },
  commerce_drawn: { said_as: 'draws', private: true, wordless: false, secret: ['hand'] },
  pile_looked_at: { said_as: 'looks', private: false, wordless: false, secret: ['cards'] },
  card_moved: { said_as: 'card_moved', private: false, wordless: false, secret: [] },
  bid: { said_as: 'bid', private: false, wordless: false, secret: [] },
  beaten: { said_as: 'beaten', private: false, wordless: false, secret: [] },
  fined: { said_as: 'pays', private: false, wordless: false, secret: [] },
  pair_looked_at: { said_as: 'looks', private: false, wordless: false, secret: ['company', 'forecast'] },
  pile_bought: { said_as: 'pays', private: false, wordless: false, secret: [] },
  pile_taken: { said_as: 'pile_taken', private: false, wordless: false, secret: ['hidden'] },
  first_card_handed: { said_as: 'first_card_handed', private: false, wordless: false, secret: [] },
  fee_paid: { said_as: 'pays', private: false, wordless: false, secret: [] },
  fee_received: { said_as: 'receives', private: false, wordless: false, secret: [] },
  fee_owed: { said_as: 'fee_owed', private: false, wordless: false, secret: [] },
  boom: { said_as: 'plays', private: false, wordless: false, secret: [] },
  bust: { said_as: 'plays', private: false, wordless: false, secret: [] },
  strategy_played: { said_as: 'plays', private: false, wordless: false, secret: [] },
  card_laid: { said_as: 'card_laid', private: false, wordless: false, secret: [] },
  received: { said_as: 'receives', private: false, wordless: false, secret: [] },
  paid: { said_as: 'pays', private: false, wordless: false, secret: [] },
  card_discarded: { said_as: 'discards', private: false, wordless: false, secret: [] },
  bond_returned: { said_as: 'discards', private: false, wordless: false, secret: [] },
  share_taken: { said_as: 'share_taken', private: false, wordless: false, secret: [] },
  share_given_up: { said_as: 'discards', private: false, wordless: false, secret: [] },
  share_split: { said_as: 'share_split', private: false, wordless: false, secret: [] },
  company_shown: { said_as: 'shows', private: false, wordless: false, secret: [] },
  shares_shown: { said_as: 'shows', private: false, wordless: false, secret: [] },
  sold: { said_as: 'sells', private: false, wordless: false, secret: [] },
  pair_revealed: { said_as: 'pair_revealed', private: false, wordless: true, secret: [] },
  dividend: { said_as: 'dividend', private: false, wordless: false, secret: [] },
  dividend_paid: { said_as: 'receives', private: false, wordless: false, secret: [] },
  price_moved: { said_as: 'price_moved', private: false, wordless: true, secret: [] },
  split: { said_as: 'split', private: false, wordless: false, secret: [] },
  shares_split: { said_as: 'shares_split', private: false, wordless: false, secret: [] },
  second_split: { said_as: 'receives', private: false, wordless: false, secret: [] },
  bankruptcy: { said_as: 'bankruptcy', private: false, wordless: false, secret: [] },
  shares_lost: { said_as: 'shares_lost', private: false, wordless: false, secret: [] },
  interest: { said_as: 'receives', private: false, wordless: false, secret: [] },
  given: { said_as: 'given', private: false, wordless: false, secret: [] },
  levelled: { said_as: 'levelled', private: false, wordless: false, secret: [] },
  game_over: { said_as: 'game_over', private: false, wordless: false, secret: [] },
  majority: { said_as: 'receives', private: false, wordless: false, secret: [] },
  final_sale: { said_as: 'sells', private: false, wordless: false, secret: [] },
  bonds_repaid: { said_as: 'receives', private: false, wordless: false, secret: [] },
  commodities: { said_as: 'receives', private: false, wordless: false, secret: [] },
  taxes: { said_as: 'pays', private: false, wordless: false, secret: [] },
  result: { said_as: 'result', private: false, wordless: false, secret: [] },
} as const;

/** Events of one scene that follow each other are shown together. */
export const SCENES: Partial<Record<GameEvent['type'], string>> = {
  pair_dealt: 'deal',
  open_pair: 'deal',
  card_placed: 'opening',
  cards_dealt: 'opening',
  bid: 'bid',
  beaten: 'bid',
  fined: 'bid',
  pile_bought: 'purchase',
  pile_taken: 'purchase',
  fee_paid: 'purchase',
  fee_received: 'purchase',
  fee_owed: 'purchase',
  sold: 'sale',
  dividend: 'dividend',
  dividend_paid: 'dividend',
  split: 'split',
  shares_split: 'split',
  second_split: 'split',
  bankruptcy: 'bankruptcy',
  shares_lost: 'bankruptcy',
  interest: 'interest',
};

/** The lines of the final account, in order. */
export const ACCOUNTS = [
  'start',
  'piles',
  'fees',
  'sold',
  'dividends',
  'cards',
  'bonds',
  'majority',
  'final_sale',
  'commerce',
] as const;
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
  set_up: [{ entry: 'start', sign: 1, seat: 'seat', amount: 'money' }],
  bonds_bought: [{ entry: 'bonds', sign: -1, seat: 'seat', amount: 'amount' }],
  fined: [{ entry: 'cards', sign: -1, seat: 'seat', amount: 'amount' }],
  pile_bought: [{ entry: 'piles', sign: -1, seat: 'seat', amount: 'amount' }],
  fee_paid: [{ entry: 'fees', sign: -1, seat: 'seat', amount: 'amount' }],
  fee_received: [{ entry: 'fees', sign: 1, seat: 'seat', amount: 'amount' }],
  strategy_played: [{ entry: 'cards', sign: -1, seat: 'seat', amount: 'cost' }],
  received: [{ entry: 'cards', sign: 1, seat: 'seat', amount: 'amount' }],
  paid: [{ entry: 'cards', sign: -1, seat: 'seat', amount: 'amount' }],
  company_shown: [{ entry: 'cards', sign: 1, seat: 'seat', amount: 'amount' }],
  shares_shown: [{ entry: 'cards', sign: 1, seat: 'seat', amount: 'amount' }],
  sold: [{ entry: 'sold', sign: 1, seat: 'seat', amount: 'amount' }],
  dividend_paid: [{ entry: 'dividends', sign: 1, seat: 'seat', amount: 'amount' }],
  second_split: [{ entry: 'dividends', sign: 1, seat: 'seat', amount: 'amount' }],
  interest: [{ entry: 'bonds', sign: 1, seat: 'seat', amount: 'amount' }],
  given: [
    { entry: 'cards', sign: -1, seat: 'seat', amount: 'amount' },
    { entry: 'cards', sign: 1, seat: 'to', amount: 'amount' },
  ],
  levelled: [
    { entry: 'cards', sign: -1, seat: 'from', amount: 'amount' },
    { entry: 'cards', sign: 1, seat: 'seat', amount: 'amount' },
    { entry: 'cards', sign: -1, seat: 'seat', amount: 'given' },
    { entry: 'cards', sign: 1, seat: 'to', amount: 'given' },
  ],
  majority: [{ entry: 'majority', sign: 1, seat: 'seat', amount: 'amount' }],
  final_sale: [{ entry: 'final_sale', sign: 1, seat: 'seat', amount: 'amount' }],
  bonds_repaid: [{ entry: 'bonds', sign: 1, seat: 'seat', amount: 'amount' }],
  commodities: [{ entry: 'commerce', sign: 1, seat: 'seat', amount: 'amount' }],
  taxes: [{ entry: 'commerce', sign: 1, seat: 'seat', amount: 'amount' }],
};

export interface Options {
  board: 'standard' | 'advanced';
  bonds: boolean;
  commerce: boolean;
  dice: boolean;
  strategies: boolean;
  promo: boolean;
  investors: boolean;
  investor_set: 'base' | 'epic' | 'all';
  fair: boolean;
  auction: boolean;
  first_player_card: boolean;
}

export type Card = string;

export type Mark = string;

/** A company and its price track. */
export type CompanyView = {
  name: Company;
  price: number;
  /** the place of the price on its track */
  space: number;
  /** the price of every space */
  track: number[];
  /** the spaces with a $ */
  dollars: number[];
  /** the starting space, also after a bankruptcy */
  start: number;
  /** the space to which a split takes the price */
  split: number;
};

export type InvestorView = {
  name: Investor;
  rule: string;
  /** every number of the card, by its name in the data file */
  numbers: Record<string, unknown>;
  /** starting cash */
  cash: number;
  mark: Mark;
  /** this round */
  used: boolean;
};

export type StrategyView = {
  name: Strategy;
  rule: string;
  /** every number of the card, by its name in the data file */
  numbers: Record<string, unknown>;
  cost: number;
  mark: Mark;
};

export type PileCard = {
  /** null for one that the viewer has not seen */
  card: Card | null;
  face: Face;
  /** of a face-down card */
  seen_by?: number[];
};

export type BidView = {
  seat: number;
  space: number;
  /** what it will cost that seat */
  price: number;
};

/** A stockpile. */
export type PileView = {
  cards: PileCard[];
  bid: BidView | null;
  /** that a bid may take; null when the track is locked */
  lowest_space: number | null;
  /** what is auctioned before the game */
  investor?: InvestorView;
};

/** A card on a forecast. */
export type LaidCard = {
  seat: number;
  cost: number;
  card: Strategy;
};

export type PairView = {
  owner: number | null;
  /** null where the viewer has not seen it */
  company: Company | null;
  forecast: Forecast | null;
  /** visible to everyone */
  open: boolean;
  seen_by: number[];
  laid: LaidCard[];
};

/** The viewer's knowledge of a player's cards. */
export type Portfolio = {
  /** in the normal portfolio */
  cards: number;
  /** of them, at least this many */
  known: Partial<Record<Card, number>>;
  /** the others */
  unknown: number;
  /** what none of these can be */
  ruled_out: Card[];
  split: Partial<Record<Company, number>>;
  /** what the known and the split ones would bring in a sale now */
  worth: Partial<Record<Company, number>>;
};

/** A player. */
export type SeatView = {
  money: number;
  /** money, and all cards that the viewer knows, at today's prices; majorities not counted before the end */
  worth: number;
  /** what is not promised by a bid */
  free_money: number;
  /** what each space of a track costs this seat */
  bid_prices: number[];
  /** how many spaces higher a rival has to go */
  outbid_by: number;
  /** what each kind of trading fee costs this seat; less than 0 if it brings money */
  fees: number[];
  /** more for every share sold */
  sale_bonus: number;
  portfolio: Portfolio;
  /** trading fees, the oldest first */
  owes: number[];
  /** that were outbid */
  meeples_waiting: number;
  /** the spaces on which the seat's meeples ended this round */
  ended_on: number[];
  /** this round */
  fees_taken: number;
  bonds?: number;
  /** commodities and taxes */
  commerce?: Partial<Record<Card, number>>;
  /** cards in the hand */
  strategies?: number;
  /** strategy cards that may be played in a round */
  plays?: number;
  investors?: InvestorView[];
};

/** The cards and facts that only this seat sees. */
export type OwnView = {
  /** market cards to place */
  hand: Card[];
  /** commerce cards to place */
  commerce?: Card[];
  strategies?: StrategyView[];
  /** before the game */
  discarded?: Strategy[];
  /** to choose from, before the game */
  investors?: InvestorView[];
  /** the opening cards of the stockpiles, while one is chosen to be face down */
  opening?: Card[];
};

/** The investor or strategy card that is acting. */
export type PowerView = {
  name: string;
  rule: string;
  numbers: Record<string, unknown>;
  cost: number;
  seat: number;
  /** how far it has got */
  step: number;
  /** the owner's choices so far, which everyone sees */
  chosen: Record<string, unknown>;
};

/** The printed numbers that apply to all players. */
export type PrintedValues = {
  fees: number[];
  action_card_steps: number;
  second_split: number;
  majority: number;
  tied_majority: number;
  bond_price?: number;
  bond_interest?: number;
  bond_limit?: number;
  /** for one kind, two kinds and so on */
  commodity_sets?: number[];
  /** for one, two and so on */
  taxes?: number[];
};

export type DividendView = {
  company: Company;
  /** for each share */
  amount: number;
};

/** A price move that waits for a dividend to be paid. */
export type PriceMoveView = {
  company: Company;
  /** spaces to go */
  left: number;
};

/** All that a seat may know. */
export type View = {
  game: 'stockpile';
  players: number;
  /** the version of the rules that the game is played by */
  rules: number;
  options: Options;
  /** the seat that looks; -1 for a spectator */
  you: number;
  /** counted from 1 */
  round: number;
  /** of the whole game */
  rounds: number;
  /** the first player */
  first: number;
  /** the seat that was handed the first player card */
  next_first: number | null;
  /** a finer step than the phase */
  stage: Stage;
  /** the seat that decides; -1 when the game is over */
  seat: number;
  /** what is decided */
  decision: Decision;
  power: PowerView | null;
  values: PrintedValues;
  /** numbers of cards that a data file has changed; clauses quote printed ones */
  corrected: Record<string, Record<string, unknown>>;
  /** the printed price of every bidding space */
  track: number[];
  companies: CompanyView[];
  piles: PileView[];
  /** in play this round; null before it is known */
  forecasts: Forecast[] | null;
  pairs: PairView[];
  /** the forecasts that the viewer cannot rule out */
  possible: Partial<Record<Company, Forecast[]>> | null;
  /** cards left in the market deck */
  market: number;
  discard: Partial<Record<Card, number>>;
  seats: SeatView[];
  /** of the seats, by the worth that the viewer knows of; equal worth, equal place */
  places: number[];
  dividend: DividendView | null;
  move: PriceMoveView | null;
  /** the first company that may still be sold; null when none may */
  selling_from: Company | null;
  /** left to buy */
  bonds?: number;
  /** cards left in the commerce deck */
  commerce?: number;
  /** commerce cards that have left the game */
  commerce_gone?: Partial<Record<Card, number>>;
  played?: Strategy[];
  /** strategy cards that the seat in its Action turn may still play */
  plays_left?: number;
  /** not for spectators */
  own?: OwnView;
  /** the answers of the seat that decides; not for spectators */
  legal?: Legal[];
  /** in the view that a client is shown */
  offers?: Offers;
};

export type Face = 'up' | 'down';

/** A price move, with its consequences for this seat. */
export type PriceMove = {
  /** whose price it is */
  company: string;
  /** now */
  price: number;
  /** the price it comes to */
  to: number;
  /** the space it comes to, counted from 0 */
  space: number;
  /** how often it splits on the way */
  splits: number;
  /** received for own cards that had been split before */
  split_bonus: number;
  /** own normal cards that become split cards */
  cards_split: number;
  /** whether it falls off the track */
  bankrupt: boolean;
  /** own cards that are lost then */
  cards_lost: number;
  /** what a sale of these would bring now */
  value_lost: number;
  /** paid on the way for each share, by the $ of the advanced board */
  dividend: number;
  /** what this seat receives of it if it shows all its shares */
  dividend_gain: number;
};

/** The facts of every answer. */
export type Money = {
  /** what this seat pays */
  cost: number;
  /** what it receives before it is asked again; of dividends on the way, with all its shares shown */
  gain: number;
};

/** The facts of a bid. It moves money when bidding ends, and only if it is not outbid. */
export type BidFacts = Money & {
  /** printed on the space */
  price: number;
  /** what is auctioned before the game; null for a stockpile */
  investor: string | null;
  /** money that is still free to bid; before the game, starting cash */
  free_after: number;
  /** received at once for placing the meeple */
  bonus: number;
  /** the seat whose meeple is sent back */
  outbids: number | null;
  /** how many spaces higher a rival has to go */
  outbid_by: number;
  /** whether no one can bid higher */
  locks: boolean;
};

export type PileFacts = Money & {
  /** the cards of the stockpile in order; null for one that this seat has not seen */
  lying: (string | null)[];
  /** how many of them this seat has not seen */
  unseen: number;
};

export type PlaceFacts = PileFacts & {
  /** the face of the card when placed */
  face: Face;
  /** the card that is placed after this one */
  then: string | null;
};

export type CommerceFacts = PileFacts & {
  /** what one more such card would add to the own final count; less than 0 for a tax */
  worth: number;
  /** the card that is placed after this one */
  then: string | null;
};

export type MovedCardFacts = PileFacts & {
  /** the card that moves; null for one that this seat has not seen */
  card: string | null;
  /** its face */
  face: Face;
};

export type HeirFacts = Money & {
  /** this seat's place in the turn order of the next round, counted from 1 */
  your_turn: number;
};

export type Holding = Money & {
  /** what one share brings in an ordinary sale, the investor's bonus included */
  share: number;
  /** own normal cards before */
  normal: number;
  /** own split cards before */
  split: number;
};

export type MoveFacts = Holding & {
  /** one after the other */
  moves: PriceMove[];
};

/** A company chosen for a card; the consequences depend on the card. */
export type CompanyFacts = MoveFacts & {
  /** paid for each share to all holders */
  dividend: number;
  /** the most that it brings this seat, by whatever it answers next */
  up_to: number;
  /** of two companies to choose, if this one has the higher price */
  as_dearer: PriceMove | null;
  /** of two companies to choose, if this one has the lower price */
  as_cheaper: PriceMove | null;
};

export type ShowFacts = Money & {
  /** whose shares are shown */
  company: string;
  /** paid for each share */
  amount: number;
  /** own split cards that are paid, twice each; where it is asked for how many, all of them */
  split: number;
  /** own cards that the others learn of */
  revealed: number;
};

export type BondFacts = Money & {
  /** more at the end of every round, by these bonds */
  interest: number;
  /** how often it will be paid */
  rounds: number;
  /** at the end of the game */
  repaid: number;
  /** all that these bonds bring until then */
  total: number;
};

export type PairFacts = Money & {
  /** the seat whose pair it is */
  owner: number | null;
  /** null where this seat has not seen it */
  company: string | null;
  /** null where this seat has not seen it */
  forecast: string | null;
};

/** A card on a forecast. Cards that others have laid there are not reckoned with. */
export type LaidFacts = PairFacts & {
  /** how far the price will then move; null where this seat has not seen the pair */
  steps: number | null;
  /** paid for each share before that; null where this seat has not seen the pair */
  dividend: number | null;
};

export type ForecastFacts = Money & {
  /** how far it moves a price */
  steps: number;
  /** what it pays for each share */
  dividend: number;
  /** how many of these cards there are this round */
  cards: number;
};

export type ActionCardFacts = Money & {
  /** own cards of this kind */
  held: number;
};

export type CommodityFacts = Money & {
  /** own cards of this kind */
  held: number;
  /** what the own commodities are worth at the end without it */
  worth_left: number;
  /** how much less that is */
  worth_lost: number;
};

export type InvestorFacts = Money & {
  /** starting cash of this investor */
  cash: number;
  /** its clause */
  rule: string;
};

export type HandFacts = Money & {
  /** own cards of this kind */
  held: number;
  /** what it costs to play */
  price: number;
  /** its clause */
  rule: string;
};

export type PlayFacts = Money & {
  /** the card's clause */
  rule: string;
  /** its condition, by the names in `offers/conditions.py` */
  needs: string | null;
  /** its cost in addition to money: action-card, commodity, bond or share */
  gives_up: string | null;
  /** the most that it brings this seat, by whatever it answers next */
  up_to: number;
};

export type UseFacts = Money & {
  /** the investor's clause */
  rule: string;
  /** the most that it brings this seat, by whatever it answers next */
  up_to: number;
};

export type GiftFacts = Money & {
  /** what that player has */
  money: number;
  /** what that player receives or loses */
  amount: number;
};

export type OfPile = {
  /** its number */
  action: number;
  /** counted from 0 */
  pile: number;
};

export type OfCompany = {
  /** its number */
  action: number;
  /** its name */
  company: string;
};

export type OfCard = {
  /** its number */
  action: number;
  /** its name */
  card: string;
  /** "house" where a value of the card is a house value */
  mark?: string;
};

export type OfInvestor = {
  /** its number */
  action: number;
  /** the name */
  investor: string;
  /** "house" where a value of the card is a house value */
  mark?: string;
};

export type OfSeat = {
  /** its number */
  action: number;
  /** the other player, or oneself */
  seat: number;
};

export type OfPair = {
  /** its number */
  action: number;
  /** counted from 0 */
  pair: number;
};

export type BidChoice = OfPile &
  BidFacts & {
    type: 'bid';
    /** of the bidding track, counted from 0 */
    space: number;
  };

export type PlaceChoice = OfPile &
  OfCard &
  PlaceFacts & {
    type: 'place_up' | 'place_down';
  };

export type PlaceCommerceChoice = OfPile &
  OfCard &
  CommerceFacts & {
    type: 'place_commerce';
  };

export type PileChoice = OfPile &
  PileFacts & {
    type: 'place_first_card' | 'look_at_pile';
  };

export type MoveCardChoice = OfPile &
  MovedCardFacts & {
    type: 'move_card';
    /** of the card in the stockpile, counted from 0 */
    place: number;
  };

export type MoveToChoice = OfPile &
  MovedCardFacts & {
    type: 'move_to';
  };

export type HeirChoice = OfSeat &
  HeirFacts & {
    type: 'hand_first_card';
  };

export type MoveChoice = OfCompany &
  MoveFacts & {
    type: 'boom' | 'bust' | 'raise' | 'lower' | 'take' | 'give_up' | 'unsplit' | 'split';
  };

export type ChooseChoice = OfCompany &
  CompanyFacts & {
    type: 'choose';
  };

export type SellChoice = OfCompany &
  Holding & {
    type: 'sell' | 'sell_split' | 'sell_half';
    /** how many are sold */
    cards: number;
  };

export type CompanyChoice = OfCompany &
  Holding & {
    type: 'sell_short' | 'sell_short_half' | 'pick_company';
  };

export type ShowChoice = ShowFacts & {
  /** its number */
  action: number;
  type: 'show';
  /** how many normal cards are shown */
  cards: number;
};

export type BondChoice = BondFacts & {
  /** its number */
  action: number;
  type: 'buy_bonds';
  /** how many are bought */
  bonds: number;
};

export type PairChoice = OfPair &
  PairFacts & {
    type: 'look_at_pair' | 'reveal_pair';
  };

export type LayChoice = OfPair &
  LaidFacts & {
    type: 'lay';
  };

export type ForecastChoice = ForecastFacts & {
  /** its number */
  action: number;
  type: 'pick_forecast';
  /** as it is printed */
  forecast: string;
};

export type DiscardActionChoice = OfCard &
  ActionCardFacts & {
    type: 'discard_action';
  };

export type DiscardCommodityChoice = OfCard &
  CommodityFacts & {
    type: 'discard_commodity';
  };

export type KeepChoice = OfInvestor &
  InvestorFacts & {
    type: 'keep';
  };

export type DiscardStrategyChoice = OfCard &
  HandFacts & {
    type: 'discard_strategy';
  };

export type PlayChoice = OfCard &
  PlayFacts & {
    type: 'play';
  };

export type UseChoice = OfInvestor &
  UseFacts & {
    type: 'use';
  };

export type GiftChoice = OfSeat &
  GiftFacts & {
    type: 'give_one' | 'give_all' | 'take_from';
  };

export type PlainChoice = Money & {
  /** its number */
  action: number;
  type: 'pass' | 'stop' | 'end_turn';
};

export type Choice =
  | BidChoice
  | PlaceChoice
  | PlaceCommerceChoice
  | PileChoice
  | MoveCardChoice
  | MoveToChoice
  | HeirChoice
  | MoveChoice
  | ChooseChoice
  | SellChoice
  | CompanyChoice
  | ShowChoice
  | BondChoice
  | PairChoice
  | LayChoice
  | ForecastChoice
  | DiscardActionChoice
  | DiscardCommodityChoice
  | KeepChoice
  | DiscardStrategyChoice
  | PlayChoice
  | UseChoice
  | GiftChoice
  | PlainChoice;

export type Piece = {
  /** the described action for one piece */
  item: Described;
  /** how often it may be picked */
  most: number;
  /** the supply that it shares with other items */
  pool: string | null;
  /** how much of that supply one takes */
  uses: number;
};

/** A share sold. */
export type HoldingItem = Piece & Holding;

/** A company shown, or one of two companies. */
export type CompanyItem = Piece & CompanyFacts;

/** A strategy card discarded. */
export type HandItem = Piece & HandFacts;

/** An investor kept. */
export type InvestorItem = Piece & InvestorFacts;

/** Half of the money given away. */
export type GiftItem = Piece & GiftFacts;

/** A market card placed face down. */
export type PlaceItem = Piece & PlaceFacts;

/** A commerce card placed. */
export type CommerceItem = Piece & CommerceFacts;

export type Pick = {
  /** how many items are picked in all */
  least: number;
  /** at most */
  most: number;
  /** what they may cost together; null where money does not limit them */
  budget: number | null;
  /** how much there is of each shared supply */
  pools: Record<string, number>;
  items: (HoldingItem | CompanyItem | HandItem | InvestorItem | GiftItem | PlaceItem | CommerceItem)[];
};

/** The worth of the cards of a stockpile that this seat has seen, to this seat. */
export type PileWorth = {
  /** what the trading fees would cost; less than 0 if they bring money */
  fees: number;
  /** what commodities and taxes would add to the own final count */
  commerce: number;
  /** shares at their sale price now, and `commerce`, less `fees` */
  worth: number;
  /** the same after the forecasts that this seat has seen, with dividends and splits */
  expected: number;
  /** cards that this seat has not seen */
  unseen: number;
};

export type Offers = {
  /** what is decided */
  question: string;
  /** of the rulebook */
  phase: string;
  /** the clause behind the question */
  rule: string;
  /** who decides; -1 when the game is over */
  seat: number;
  /** in the order of the legal actions */
  choices: Choice[];
  /** the whole choice, where several small questions follow each other */
  pick: Pick | null;
  forbidden: Forbidden[];
  /** at any time: what one more of each commerce card would add to the own final count */
  commerce: Record<string, number>;
  /** at any time, for a seat */
  piles: PileWorth[];
};
