/** The files that a production build takes its configuration from; a later one wins. */
export const ENVIRONMENT_FILES = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
] as const

/** A variable as a build sees it: of the environment, else of these files. */
export function variableOf(
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
  files: readonly string[],
): string | undefined {
  const given = environment[name]
  if (given) return given
  const lines = files.flatMap((text) => text.split(/\r?\n/))
  const values = lines.flatMap((line) => {
    const [, key, value = ''] = /^\s*(?:export\s+)?([\w.]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    return key === name ? [value.replace(/^(['"])(.*)\1$/, '$2')] : []
  })
  return values.at(-1) || undefined
}
