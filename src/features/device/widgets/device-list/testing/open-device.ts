import { act, fireEvent, screen } from '@testing-library/react'
import type { AnyWidget } from '../../../../../engine/contract'
import { renderWidget, testUser } from '../../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../../http/endpoint'
import { CommandState } from '../../../contract'
import { deviceDesk } from '..'

export const NOON = Math.floor(Date.parse('2026-11-22T12:00:00+08:00') / 1000)
const CONFIG = {
  name: 'Long bar',
  place: 'By the door',
  price: 1800,
  opens: '11:00',
  closes: '23:00',
  target: 40,
  warmAt: 65,
  lowAt: 10,
  silentAfter: 30,
}
export const shown = (more: object = {}) => ({
  id: '501',
  serial: 'TR501',
  kind: 'tap',
  image: '/pictures/device/tap.svg',
  storeName: 'River Quay',
  latitude: 23.1,
  longitude: 113.2,
  status: 1,
  asOf: NOON,
  seenAt: NOON - 7200,
  temperature: 43,
  kegs: [{ name: 'Plum Rain', size: 200, left: 124 }],
  today: { cents: 5400, pours: 60 },
  alarms: [],
  faults: [],
  applied: CONFIG,
  wanted: CONFIG,
  range: { from: 10, to: 120 },
  waiting: 0,
  offer: null,
  ...more,
})
export const command = (more: object = {}) => ({
  id: '1',
  requestId: 'r1',
  seq: 1,
  kind: 'configure',
  changes: { price: 2500 },
  state: CommandState.Queued,
  reason: '',
  createdAt: NOON,
  doneAt: 0,
  ...more,
})
export const pageOf = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }))

export const open = (api: object = {}, more: object = {}, widget: AnyWidget = deviceDesk) =>
  renderWidget(widget, {
    user: testUser,
    query: { id: '501' },
    api: {
      'device/show': shown(),
      'device/command/page': pageOf([]),
      'device/income': [
        { at: NOON - 3600, cents: 450, pours: 5 },
        { at: NOON, cents: 900, pours: 10 },
      ],
      ...api,
    },
    ...more,
  })
export const sent = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)
