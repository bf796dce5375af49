import { checkView } from './check'
import { knownTo, measurePictures, readInputs } from './input'
import { formatReport, formatRules, makeReport, type Report } from './report'
import { picturesOf } from './rules/pictures'
import { RULES } from './rules/table'
import { readViewForRules } from './view'
import { createWorld } from './world'

/**
 * Checks the definitions of files and addresses; of none, those that ship. `root` is the repository.
 *
 * @throws Error with one sentence for what cannot be read.
 */
export async function checkViews(sources: readonly string[], root: string): Promise<Report> {
  const inputs = await readInputs(sources)
  const definitions = knownTo(inputs)
  const bare = createWorld({ definitions, root })
  const pictures = await measurePictures(inputs, (raw) => {
    const view = readViewForRules(raw, bare)
    return view ? [...picturesOf(view)].map(({ url }) => url) : []
  })
  const world = createWorld({ definitions, root, pictures })
  return makeReport(
    inputs.flatMap(({ from, definitions: own }) =>
      own.map((raw) => ({ from, ...checkView(raw, world) })),
    ),
  )
}

export { formatReport }

export const rulesText = (): string => formatRules(RULES)
