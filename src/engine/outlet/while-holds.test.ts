import type { When } from '../contract'
import { readWhen } from '../read/read-node'
import { holds } from './while-holds'

const scope = {
  session: { user: { gradeId: 3, detail: { identity: true } }, isLoggedIn: true },
  route: { id: '7' },
  page: { tab: 'beer', url: '/x' },
}
const one = (field: string, operator: string, value?: unknown) =>
  holds(readWhen({ conditions: [{ field, operator, value }] }) as When, scope)

test.each([
  ['session.user.gradeId', 'greater', 1, true],
  ['session.user.gradeId', 'less', 3, false],
  ['session.user.gradeId', 'between', [1, 3], true],
  ['session.user.gradeId', 'in', [1, 2], false],
  ['session.isLoggedIn', 'equal', true, true],
  ['session.user.detail.identity', 'equal', false, false],
  ['session.user', 'isNull', false, true],
  ['session.user.parentId', 'isNull', true, true],
  ['route.id', 'equal', '7', true],
  ['route.id', 'equal', 7, false],
  ['page.tab', 'startsWith', 'be', true],
  ['page.tab', 'notEqual', 'tap', true],
  ['nowhere.at.all', 'equal', 1, false],
  ['session.__proto__.polluted', 'isNull', true, true],
  ['page.tab', 'equal', { $: 'page', path: 'tab' }, true],
])('%s %s %j: %s', (field, operator, value, expected) => {
  expect(one(field, operator, value)).toBe(expected)
})

test('all of them, or one', () => {
  const conditions = [
    { field: 'page.tab', operator: 'equal', value: 'beer' },
    { field: 'route.id', operator: 'equal', value: '8' },
  ]
  expect(holds(readWhen({ conditions }) as When, scope)).toBe(false)
  expect(holds(readWhen({ logicalOperator: 'or', conditions }) as When, scope)).toBe(true)
})

test('no condition is none', () => {
  expect(readWhen(undefined)).toBeUndefined()
  expect(readWhen(null)).toBeUndefined()
})

test.each([
  'session.isLoggedIn',
  7,
  [],
  {},
  { conditions: [] },
  { conditions: [{ field: '', operator: 'equal' }] },
  { conditions: [{ field: 'page.tab', operator: 'sameAs', value: 'beer' }] },
  { logicalOperator: 'xor', conditions: [{ field: 'page.tab', operator: 'equal', value: 'beer' }] },
])('a damaged condition (%j) shows nothing', (raw) => {
  expect(holds(readWhen(raw) as When, scope)).toBe(false)
})
