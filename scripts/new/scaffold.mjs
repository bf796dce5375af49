import { node } from '../lib/step.mjs'
import { addCall } from './call.mjs'
import { Draft, Problem } from './draft.mjs'
import { addFeature } from './feature.mjs'
import { addPage } from './page.mjs'
import { addWidget } from './widget.mjs'

const KINDS = {
  call: { usage: 'call <noun> <METHOD> <path> [name]', add: addCall },
  widget: { usage: 'widget <noun> <name> [base|commerce|account]', add: addWidget },
  page: { usage: 'page </public/path>', add: addPage },
  feature: { usage: 'feature <noun>', add: addFeature },
}

const USAGE = Object.values(KINDS).map(({ usage }) => `  npm run new -- ${usage}`)

/**
 * Writes what a command asks for, into the working directory.
 *
 * @param words the command, `['page', '/tool/coupon']`.
 * @returns the exit code, 0 when all is written, and what to tell whoever asked.
 */
export async function scaffold([kind, ...rest]) {
  if (!Object.hasOwn(KINDS, kind) || rest.length === 0)
    return { code: 2, text: ['Usage:', ...USAGE].join('\n') }
  try {
    const draft = new Draft()
    const steps = KINDS[kind].add(draft, rest)
    const written = await draft.save()
    if (kind === 'page') await writePageFiles()
    return { code: 0, text: [...written, 'Next:', ...steps.map((step) => `- ${step}`)].join('\n') }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: 1, text: error.message }
  }
}

async function writePageFiles() {
  const { code, output } = await node(['scripts/pages.mjs'], { quiet: true })
  if (code !== 0) throw new Problem(output)
}
