import { PAGE, rowsOf } from './document'
import { removal } from './history'

const part = (id: string, slots?: object) => ({
  config: { id, type: 'text', ...(slots && { slots }) },
})
const page = (...widgets: object[]) => ({ widgets })
const selectedAfter = (from: ReturnType<typeof page>, id: string) => {
  const row = rowsOf(from).find((one) => one.id === id)
  if (!row) throw new Error(`${id} is not there`)
  return removal(from, row)
}

test.each([
  ['the first of two', page(part('a'), part('b')), 'a', 'b'],
  ['one in the middle', page(part('a'), part('b'), part('c')), 'b', 'c'],
  ['the last', page(part('a'), part('b'), part('c')), 'c', 'b'],
  ['the only one of a slot', page(part('z'), part('g', { content: [part('a')] })), 'a', 'g'],
  ['the only one', page(part('a')), 'a', undefined],
])('with %s gone, what is beside it is selected, or what it lay in', (_, from, id, selected) => {
  const [ops, next] = selectedAfter(from, id)
  expect(ops).toMatchObject([{ op: 'remove', node: { config: { id } } }])
  expect(next).toBe(selected)
})

test('a widget is taken from where it lay', () => {
  const [ops] = selectedAfter(page(part('z'), part('g', { content: [part('a'), part('b')] })), 'b')
  expect(ops).toMatchObject([{ at: { parent: 'g', slot: 'content', index: 1 } }])
  const [above] = selectedAfter(page(part('z'), part('y')), 'y')
  expect(above).toMatchObject([{ at: { parent: PAGE, slot: '', index: 1 } }])
})
