import type { LiveMessage } from '../../contract-shapes'
import { confirm, drop, mark, receive, say, type Talk } from './chat'

const ME = '1001'
const message = (id: string, content: string, fromUserId = 'other'): LiveMessage => ({
  id,
  liveId: '1',
  fromUserId,
  nickName: fromUserId,
  content,
  createdAt: 1,
})
const EMPTY: Talk = { messages: [], unsent: [] }
const said = ({ messages, unsent }: Talk) => [
  ...messages.map(({ content }) => content),
  ...unsent.map(({ content, state }) => `${content} (${state})`),
]

test('news are added behind what is there', () => {
  const before = receive(EMPTY, [message('9', 'a')], ME)
  expect(said(receive(before, [message('1', 'b'), message('5', 'c')], ME))).toEqual(['a', 'b', 'c'])
})

test('a line that was answered and then comes with the news is there once, in the server’s order', () => {
  const sent = confirm(say(EMPTY, 'k', 'mine'), 'k', message('2', 'mine', ME))
  const talk = receive(sent, [message('1', 'theirs'), message('2', 'mine', ME)], ME)
  expect(said(talk)).toEqual(['theirs', 'mine'])
})

test('a line that comes with the news before its answer does is there once', () => {
  const talk = receive(say(EMPTY, 'k', 'mine'), [message('2', 'mine', ME)], ME)
  expect(said(talk)).toEqual(['mine'])
  expect(said(confirm(talk, 'k', message('2', 'mine', ME)))).toEqual(['mine'])
})

test('a line whose answer was lost has arrived after all', () => {
  const failed = mark(say(EMPTY, 'k', 'mine'), 'k', 'failed')
  expect(said(failed)).toEqual(['mine (failed)'])
  expect(said(receive(failed, [message('2', 'mine', ME)], ME))).toEqual(['mine'])
})

test('the same said by somebody else, or by oneself long before, confirms nothing', () => {
  const old = receive(EMPTY, [message('1', 'Cheers', ME)], ME)
  const failed = mark(say(old, 'k', 'Cheers'), 'k', 'failed')
  expect(said(receive(failed, [message('2', 'Cheers')], ME))).toContain('Cheers (failed)')
  // Whoever comes back to the room reads all of it again.
  const again = receive({ messages: [], unsent: failed.unsent }, old.messages, ME)
  expect(said(again)).toEqual(['Cheers', 'Cheers (failed)'])
})

test('of two equal lines one message confirms one', () => {
  const twice = say(say(EMPTY, 'a', 'Hop'), 'b', 'Hop')
  expect(said(receive(twice, [message('1', 'Hop', ME)], ME))).toEqual(['Hop', 'Hop (sending)'])
})

test('a long evening is not kept forever', () => {
  const many = Array.from({ length: 260 }, (_, n) => message(String(n), `line ${n}`))
  const { messages } = receive(EMPTY, many, ME)
  expect(messages).toHaveLength(200)
  expect(messages[199]?.content).toBe('line 259')
})

test('a line is confirmed, marked or dropped by its own key', () => {
  const two = say(say(receive(EMPTY, [message('1', 'old')], ME), 'a', 'one'), 'b', 'two')
  expect(two.unsent.map(({ after }) => after)).toEqual(['1', '1'])
  expect(said(mark(two, 'b', 'failed'))).toEqual(['old', 'one (sending)', 'two (failed)'])
  expect(said(drop(two, 'a'))).toEqual(['old', 'two (sending)'])
  expect(said(confirm(two, 'a', message('2', 'one', ME)))).toEqual(['old', 'one', 'two (sending)'])
})

test('no news change nothing, and drawn again is nothing', () => {
  const talk = receive(EMPTY, [message('1', 'a')], ME)
  expect(receive(talk, [], ME)).toBe(talk)
})

test('a line comes back behind the one it was said after, not before it', () => {
  const failed = mark(say(receive(EMPTY, [message('5', 'x')], ME), 'k', 'Hop'), 'k', 'failed')
  expect(said(receive(failed, [message('4', 'Hop', ME), message('5', 'x')], ME))).toContain(
    'Hop (failed)',
  )
  expect(said(receive(failed, [message('5', 'x'), message('6', 'Hop', ME)], ME))).toEqual([
    'x',
    'Hop',
  ])
})
