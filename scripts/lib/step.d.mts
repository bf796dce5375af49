interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly quiet?: boolean
  /** Lets other commands go first. */
  readonly gentle?: boolean
}
interface Ended {
  readonly code: number
  readonly output: string
}
export function run(command: string, args: readonly string[], options?: Options): Promise<Ended>
export function node(args: readonly string[], options?: Options): Promise<Ended>
