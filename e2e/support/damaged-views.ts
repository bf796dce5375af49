import fc from 'fast-check'
import { damaged, mutation } from '../../__tests__/support/damage'
import { VIEWS } from '../../server/views'

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

/** `count` open pages of 80 widgets from all shipped definitions, each damaged by itself. */
export function pagesOfDamagedWidgets(count: number): unknown[] {
  const widget = fc
    .tuple(fc.constantFrom(...widgets), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([node, mutations]) => damaged(node, mutations))
  const page = fc.array(widget, { minLength: 80, maxLength: 80 }).map((all) => ({
    name: 'Damaged',
    url: '/damaged',
    security: {},
    widgets: all,
  }))
  return fc.sample(page, { seed: SEED, numRuns: count })
}
