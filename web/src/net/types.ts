/** The shapes of docs/reference/protocol.md under the names that the client uses; `wire.ts` is written by `make generate`. */

export * from './wire';
export type {
  ClauseInfo as Clause,
  ClockTimes as ClockSetting,
  ClockView as Clock,
  ErrorBody as Problem,
  OptionInfo as GameOption,
  Step as ReplayStep,
} from './wire';
