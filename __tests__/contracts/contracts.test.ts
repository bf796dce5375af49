import { HANDLERS } from '../../server/routes'
import specified from '../spec/calls.json'
import { Harness } from './harness'
import { ROWS } from './rows'

let harness: Harness
beforeAll(async () => {
  harness = await Harness.open()
})
beforeEach(() => harness.reset())
afterAll(() => harness.sandbox.close())

test.each(ROWS)('$sends', async (row) => {
  const { answer, sends, body } = await harness.run(row)
  expect(sends).toBe(row.sends)
  expect(body).toEqual(row.input?.body)
  expect(answer).toEqual(row.answers)
})

const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const tested = new Set(ROWS.map(({ call }) => key(call.contract)))

test('the sandbox answers no call of the main host that is not tested', () => {
  const answered = HANDLERS.map(({ contract }) => contract)
    .filter(({ host }) => host === undefined || host === 'main')
    .map(key)
  expect(answered.filter((call) => !tested.has(call))).toEqual([])
})

test('every call of the specification that has a shape has a function and a contract test', () => {
  const shaped = specified.filter((call) => !('shape' in call)).map(key)
  expect(shaped.length).toBeGreaterThan(90)
  expect(shaped.filter((call) => !tested.has(call))).toEqual([])
})
