import { node } from '../lib/step.mjs'
import { addCall } from './call.mjs'
import { Draft, Problem } from './draft.mjs'
import { addFeature } from './feature.mjs'
import { addPage } from './page.mjs'
import { addWidget } from './widget.mjs'

/** What is written from all there is, and how. */
const PAGE_FILES = ['scripts/pages.mjs']
const DESCRIPTION = ['--import', 'tsx', 'scripts/openapi/main.ts']
const REFERENCE = ['scripts/views-check.mjs', '--reference']

const KINDS = {
  call: { usage: 'call <noun> <METHOD> <path> [name]', add: addCall, after: [DESCRIPTION] },
  widget: {
    usage: 'widget <noun> <name> [base|commerce|account]',
    add: addWidget,
    after: [REFERENCE],
  },
  page: { usage: 'page </public/path>', add: addPage, after: [PAGE_FILES] },
  feature: { usage: 'feature <noun>', add: addFeature, after: [DESCRIPTION, REFERENCE] },
}

const USAGE = Object.values(KINDS).map(({ usage }) => `  npm run new -- ${usage}`)

/**
 * Writes what a command asks for, into the working directory.
 *
 * @param words the command, `['page', '/tool/coupon']`.
 * @returns the exit code, 0 when all is written, what to tell whoever asked, and the scripts of `node` that
 * are to write their files anew.
 */
export async function scaffold([kind, ...rest]) {
  if (!Object.hasOwn(KINDS, kind) || rest.length === 0)
    return { code: 2, text: ['Usage:', ...USAGE].join('\n') }
  try {
    const draft = new Draft()
    const steps = KINDS[kind].add(draft, rest)
    const written = await draft.save()
    const text = [...written, 'Next:', ...steps.map((step) => `- ${step}`)].join('\n')
    return { code: 0, text, after: KINDS[kind].after }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: 1, text: error.message }
  }
}

/**
 * Runs what a scaffold left to be run.
 *
 * @returns 0, or the exit code of the first that failed, with what it said.
 */
export async function writeAnew(scripts) {
  for (const script of scripts) {
    const { code, output } = await node(script, { quiet: true })
    if (code !== 0) return { code, text: output }
  }
  return { code: 0, text: '' }
}
