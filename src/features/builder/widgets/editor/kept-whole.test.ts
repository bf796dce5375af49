import fc from 'fast-check'
import { all } from '../../../../registry/all'
import { parseJson } from '../../../../shared/json'
import { type Field, fieldsOfWidget, fits } from '../../rules/describe'
import { apply, inverse, type Key, type Raw, setOp, stamped, valueAt } from '../../rules/document'

// Whatever a field is set to arrives as it was set, and nothing else of the page is touched by it, whoever wrote
// that: set, saved as text, opened, for every field that is shown of every widget, those inside others included.

/** Keys that no client knows, beside those of the widget and of the page. */
const NEWER = { newer: { deep: [1, null, { more: true }] } }
const ID = 'w'

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const json = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'newer'), leaf),
)
const condition = fc.constantFrom(
  { logicalOperator: 'and', conditions: [] },
  {
    logicalOperator: 'or',
    conditions: [{ field: 'session.isLoggedIn', operator: 'equal', value: true }],
  },
)

/** What the control of a field may set it to. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  const { kind, fields = [], item, options = [], min = -1000, max = 1000 } = field
  if (kind === 'json') return json
  if (kind === 'when') return condition
  if (kind === 'number')
    // What is saved as text has one nought.
    return fc.double({ min, max: Math.max(min, max), noNaN: true }).map((one) => one || 0)
  if (kind === 'switch') return fc.boolean()
  if (kind === 'choice') return fc.constantFrom(...options)
  if (kind === 'l10n')
    return fc.oneof(fc.string(), fc.record({ en: fc.string(), 'zh-Hans': fc.string() }))
  if (kind === 'list') return item ? fc.array(valuesOf(item), { maxLength: 3 }) : fc.array(json)
  if (kind === 'object')
    return fc.record(Object.fromEntries(fields.map((each) => [each.name, valuesOf(each)])), {
      requiredKeys: [],
    })
  return fc.string()
}

interface At {
  readonly path: readonly Key[]
  readonly field: Field
}

/** A field and those inside it, as far as there is something to set them in. */
function within(path: readonly Key[], field: Field, value: unknown): readonly At[] {
  const inner = (key: Key, each: Field) => within([...path, key], each, valueAt(value, [key]))
  const { item } = field
  return [
    { path, field },
    ...(field.fields ?? []).flatMap((each) => inner(each.name, each)),
    ...(item && Array.isArray(value) ? value.flatMap((_, at) => inner(at, item)) : []),
  ]
}

const widgets = [...all].map(([type, { definition }]) => ({ type, definition }))

test.each(widgets)(
  '$type: each field is kept as it is set, and all around it as it was',
  ({ type, definition }) => {
    for (const example of Object.values(definition.examples)) {
      const node = {
        value: example.value,
        config: { ...(example.config as Raw), type, id: ID, ...NEWER },
        ...NEWER,
      }
      const page = stamped(
        asSaved({ name: 'x', url: '/x', play: NEWER, widgets: [node], ...NEWER }),
      )
      const { content, options, common } = fieldsOfWidget(definition, node)
      const places = [
        ...(content ? within(['value'], content, node.value) : []),
        ...[...options, ...common].flatMap((each) =>
          within(['config', each.name], each, valueAt(node.config, [each.name])),
        ),
      ]
      const set = fc
        .constantFrom(...places)
        .chain(({ path, field }) => valuesOf(field).map((value) => ({ path, field, value })))
      fc.assert(
        fc.property(set, ({ path, field, value }) => {
          const op = setOp(page, { node: ID, path }, value)
          const opened = stamped(asSaved(apply(page, op)))
          const found = valueAt(opened, ['widgets', 0, ...path])
          expect(found).toEqual(value)
          expect(fits(field, found)).toBe(true)
          expect(apply(opened, inverse(op))).toEqual(page)
        }),
        { numRuns: 20 },
      )
    }
  },
)

/** As the server has it: text. */
const asSaved = (page: Raw): Raw => parseJson(JSON.stringify(page)) as Raw
