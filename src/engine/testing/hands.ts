import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError, NetworkError } from '../../errors'
import type { HttpRequest } from '../../http/endpoint'
import type { AnyWidget } from '../contract'
import type { FakeHost } from './fake-host'
import { type FakeApi, renderWidget, testUser, type WidgetSetup } from './render-widget'

type Name = string | RegExp

/** Presses a control and waits for what it does. */
export const tap = (element: HTMLElement): Promise<void> =>
  act(async () => void fireEvent.click(element))

/** The button of this name. @throws when there is none, or more than one. */
export const button = (name: Name): HTMLElement => screen.getByRole('button', { name })

/** Presses the button of this name. */
export const press = (name: Name): Promise<void> => tap(button(name))

/** Whether there is a button of this name. */
export const offers = (name: Name): boolean => screen.queryByRole('button', { name }) !== null

/** Whether a control cannot be used now, as each host says it. */
export const isOff = (control: HTMLElement): boolean =>
  control.hasAttribute('disabled') || control.getAttribute('aria-disabled') === 'true'

/** Types into the field of this label what is then all of its text. */
export const type = (label: Name, value: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

/** Waits until the panel of this name has gone; it takes a moment to leave. */
export const gone = (name: Name): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

/** What was sent to a path, in order: bodies, or the query of those without. */
export const sent = (calls: readonly HttpRequest[], path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body, query }) => body ?? query)

/** Leaves the page for another one and comes back to it. */
export const comeBack = ({ usePageHide, usePageShow }: FakeHost): Promise<void> =>
  act(async () => {
    for (const [left] of usePageHide.mock.calls) left()
    for (const [shown] of usePageShow.mock.calls) shown()
  })

/** A widget that asks the server for what it shows. */
export interface Waiting {
  readonly widget: AnyWidget
  readonly setup?: Omit<WidgetSetup, 'api'>
  /** What else it asks for, answered all the time. */
  readonly api?: FakeApi
  /** The call it waits for, and its answer. */
  readonly path: string
  readonly answer: unknown
  /** A text of that answer. */
  readonly shows: Name
  /** Whether what may have changed on another page is asked for again by whoever comes back. */
  readonly returns?: boolean
}

/**
 * Three tests a row: what is seen while a widget waits, when the server could not do it, and without a network;
 * and that asking again, in place, brings what was asked for (client spec §8, commerce spec §8). A fourth
 * where coming back to the page asks again too.
 */
export function testWaiting(rows: Readonly<Record<string, Waiting>>): void {
  const names = Object.keys(rows)
  const open = ({ widget, setup, api }: Waiting, own: FakeApi) =>
    renderWidget(widget, { user: testUser, ...setup, api: { ...api, ...own } })
  const rowOf = (name: string) => rows[name] as Waiting

  test.each(names)('%s: its shape is shown until the answer is there', async (name) => {
    const row = rowOf(name)
    let answer: (value: unknown) => void = () => {}
    const later = new Promise((resolve) => {
      answer = resolve
    })
    await open(row, { [row.path]: () => later })
    expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0)
    expect(screen.queryByText(row.shows)).toBeNull()
    await act(async () => answer(row.answer))
    expect(screen.getAllByText(row.shows).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Loading')).toBeNull()
  })

  const refused = new ApiError('x', 500, 'The books are shut')
  const failures: readonly (readonly [string, string, Error])[] = [
    ['Could not get the data', 'The books are shut', refused],
    ['You are offline', 'It comes back with the network.', new NetworkError('x', 'gone')],
  ]
  const cases = names.flatMap((name) => failures.map((failure) => [name, ...failure] as const))
  test.each(cases)(
    '%s: “%s” is told, and asked again in place',
    async (name, title, note, error) => {
      const row = rowOf(name)
      let isBroken = true
      const { calls } = await open(row, {
        [row.path]: () => {
          if (isBroken) throw error
          return row.answer
        },
      })
      expect(screen.getByText(title)).toBeInTheDocument()
      expect(screen.getByText(note)).toBeInTheDocument()
      expect(screen.queryByText(row.shows)).toBeNull()
      const before = sent(calls, row.path).length
      isBroken = false
      await press('Try again')
      expect(sent(calls, row.path).length).toBe(before + 1)
      expect(screen.getAllByText(row.shows).length).toBeGreaterThan(0)
      expect(screen.queryByText(title)).toBeNull()
    },
  )

  const returning = names.filter((name) => rowOf(name).returns)
  if (returning.length === 0) return
  test.each(returning)('%s: who comes back sees what is so by then', async (name) => {
    const row = rowOf(name)
    let isThere = false
    const { host } = await open(row, {
      [row.path]: () => {
        if (isThere) return row.answer
        throw refused
      },
    })
    isThere = true
    await act(async () => {
      for (const [shown] of host.usePageShow.mock.calls) shown()
    })
    // What is shown for the first time has asked already.
    expect(screen.queryByText(row.shows)).toBeNull()
    await comeBack(host)
    expect(screen.getAllByText(row.shows).length).toBeGreaterThan(0)
  })
}
