import type { Data } from './given'
import type { Outcome } from './run'

/** What a server answers with. */
export interface Answer {
  readonly status: number
  readonly body: Data
}

/** One way in which a copy of the sandbox breaks what was agreed. */
export interface Fault {
  readonly call: string
  readonly does: string
  /** Made of an answer; undefined leaves it as it is. A text is sent as HTML. */
  readonly spoil: (answer: Answer) => Answer | string | undefined
  /** How the call must stand then, and where. */
  readonly found: Outcome['kind']
  readonly at?: string
}

/** Changes the data of an answer that says yes. */
export const data =
  (change: (data: Data, body: Data) => void): Fault['spoil'] =>
  (answer) => {
    const isChat = answer.body?.code === undefined
    if (answer.status !== 200 || (!isChat && answer.body.code !== 200)) return undefined
    change(isChat ? answer.body : answer.body.data, answer.body)
    return answer
  }

/** Changes an answer whatever it says. */
export const whole =
  (change: (answer: Answer) => Answer | string): Fault['spoil'] =>
  (answer) =>
    change(answer)

const ok = (value: unknown): Answer => ({
  status: 200,
  body: { code: 200, message: '', data: value },
})

/** A line of the table; an answer that differs unless said. */
export function fault(
  call: string,
  does: string,
  spoil: Fault['spoil'],
  at?: string,
  found: Outcome['kind'] = 'differs',
): Fault {
  return { call, does, spoil, found, ...(at !== undefined && { at }) }
}

/** Leaves a field of the data out. */
export const drop = (field: string) => data((of) => delete of[field])
/** Puts a value into a field of the data. */
export const set = (field: string, value: unknown) =>
  data((of) => {
    of[field] = value
  })
/** Changes the first item of a page. */
export const inFirst = (change: (item: Data) => void) => data((of) => change(of.result[0]))

/** Says yes with other data, and leaves a no alone. */
export function withData(value: unknown) {
  return (answer: Answer): Answer => (answer.body?.code === 200 ? ok(value) : answer)
}

/** A private call that answers whoever asks. */
export function openDoor(answer: Answer): Answer {
  return answer.body?.code === 401 ? ok({}) : answer
}
