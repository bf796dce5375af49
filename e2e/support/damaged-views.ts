import fc from 'fast-check'
import { damaged, mutation } from '../../__tests__/support/damage'
import { VIEWS } from '../../server/views'
import type { Platform } from '../../src/engine/contract'
import { isHidden, readNode } from '../../src/engine/read/read-node'
import { isObject } from '../../src/shared/json'

/** A page that opens another by itself is none to look at. */
const MOVES_ON = /"startupPanel"/

const whole = [...VIEWS.values()].filter((view) => !MOVES_ON.test(JSON.stringify(view)))
const widgets = whole.flatMap((view) => view.widgets)

/** The same ones in every run, so that a failure can be looked into. */
const SEED = 20_261_121

/** `count` shipped definitions with up to six damages each. */
export function damagedViews(count: number): unknown[] {
  const one = fc
    .tuple(fc.constantFrom(...whole), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([view, mutations]) => damaged(view, mutations) ?? null)
  return fc.sample(one, { seed: SEED, numRuns: count })
}

/** Widgets of a page, as many as a reader takes. */
const WIDGETS = 80

/**
 * So low that none is below the first screen: a page draws what is near, and all of these are to be drawn.
 * None asks for a newer client, which would be a page of its own, or names another in its stead.
 */
function flat(node: unknown): unknown {
  if (!isObject(node)) return node
  const cssConfig = { ...readObject(node.cssConfig), m: 0, p: 0, height: 1 }
  return {
    ...node,
    cssConfig,
    config: isObject(node.config)
      ? { ...node.config, required: false, fallback: undefined }
      : node.config,
  }
}

const readObject = (value: unknown) => (isObject(value) ? value : {})

export interface DamagedPage {
  readonly definition: unknown
  /** Widgets that can be told and have no condition: so many are drawn, in whatever state. */
  readonly drawn: number
}

/** `count` open pages of 80 widgets from all shipped definitions, each damaged by itself. */
export function pagesOfDamagedWidgets(count: number, platform: Platform): readonly DamagedPage[] {
  const widget = fc
    .tuple(fc.constantFrom(...widgets), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([node, mutations]) => flat(damaged(node, mutations)))
  const page = fc.array(widget, { minLength: WIDGETS, maxLength: WIDGETS }).map((all) => ({
    name: 'Damaged',
    url: '/damaged',
    security: {},
    widgets: all,
  }))
  return fc.sample(page, { seed: SEED, numRuns: count }).map((definition) => {
    const drawn = definition.widgets.filter((node) => isDrawn(node, platform)).length
    return { definition, drawn }
  })
}

const types = new Set(widgets.map(({ config }) => config.type))

function isDrawn(candidate: unknown, platform: Platform): boolean {
  const node = readNode(candidate)
  if (!node || isHidden(node, platform)) return false
  return types.has(node.config.type) && (node.config.when ?? undefined) === undefined
}
