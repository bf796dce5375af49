import { type LogEntry, RequestLog } from './request-log'

const entry = (more: Partial<LogEntry> = {}): LogEntry => ({
  at: 1,
  method: 'POST',
  path: '/main/x',
  query: '',
  headers: {},
  body: '',
  status: 200,
  ms: 1,
  ...more,
})

test('the last two hundred calls are kept, the newest first', () => {
  const log = new RequestLog()
  for (let at = 1; at <= 201; at += 1) log.add(entry({ at }))
  const kept = log.list().map(({ at }) => at)
  expect(kept).toHaveLength(200)
  expect([kept[0], kept.at(-1)]).toEqual([201, 2])
  log.clear()
  expect(log.list()).toEqual([])
})

test('of a body two thousand characters are shown, and of what is no JSON its length', () => {
  const log = new RequestLog()
  const shown = (body: string) => {
    log.add(entry({ body }))
    return log.list()[0]?.body
  }
  const long = JSON.stringify({ text: 'x'.repeat(3000) })
  expect(shown(long)).toBe(long.slice(0, 2000))
  const short = JSON.stringify({ text: 'x'.repeat(1989) })
  expect(shown(short)).toBe(short)
  expect(short).toHaveLength(2000)
  expect(shown('{"text')).toBe('(6 characters that are no JSON)')
  expect(shown('')).toBe('')
})
