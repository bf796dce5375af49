import { createVerdicts, VERDICT_TIME } from './use-gates'

function open() {
  let time = 1000
  const verdicts = createVerdicts(() => time)
  return { verdicts, pass: (ms: number) => (time += ms), session: {} }
}

test.each(['open', 'denied', 'special', 'identity'] as const)(
  '%s holds for 30 seconds',
  (verdict) => {
    const { verdicts, pass, session } = open()
    verdicts.keep(session, 'may', verdict)
    pass(VERDICT_TIME - 1)
    expect(verdicts.recall(session, 'may')).toBe(verdict)
    pass(1)
    expect(verdicts.recall(session, 'may')).toBeUndefined()
  },
)

test.each(['unverified', 'login'] as const)('%s is asked again', (verdict) => {
  const { verdicts, session } = open()
  verdicts.keep(session, 'may', verdict)
  expect(verdicts.recall(session, 'may')).toBeUndefined()
})

test('an answer belongs to its question and session', () => {
  const { verdicts, session } = open()
  verdicts.keep(session, 'may', 'open')
  expect(verdicts.recall(session, 'may not')).toBeUndefined()
  expect(verdicts.recall({}, 'may')).toBeUndefined()
})
