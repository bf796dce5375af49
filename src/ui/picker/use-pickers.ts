import * as pickers from './picker'

export type Pickers = typeof pickers

/** The pickers. In a mini-program they come with the subpackage. */
export function usePickers(
  _wanted: boolean,
  _onFail: (error: unknown) => void,
): Pickers | undefined {
  return pickers
}
