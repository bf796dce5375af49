/** What was asked for cannot be; its message says why. */
export class Misuse extends Error {}

const isMisuse = (error: unknown): error is Error =>
  error instanceof Misuse ||
  String((error as { code?: string } | undefined)?.code).startsWith('ERR_PARSE_ARGS')

/**
 * Ends the process with the exit code of a command; with 2 when it fails, and how it is used when it was
 * not understood.
 */
export function runCommand(command: () => Promise<number>, usage: string): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(isMisuse(error) ? `${error.message}\n\n${usage}` : error)
      process.exit(2)
    },
  )
}
