import { act, fireEvent, screen, within } from '@testing-library/react'
import type { HostAnswers } from '../../../../../engine/testing/fake-host'
import { renderWidget, testUser } from '../../../../../engine/testing/render-widget'
import { initI18n } from '../../../../../i18n'
import { KeptStore } from '../../../../../stores/kept-store'
import type { LiveStatus } from '../../../contract-shapes'
import { exampleRoom, live } from '..'

/** Fake time and English for each test of the file. */
export function setUpRoom(): void {
  beforeAll(() => initI18n('en'))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
}

export const SHOW = 'live/show'
export const PLAY = 'live/livePlay/url'
export const SEND = 'live/sendMessage'
export const THUMB = 'live/liveAuthor/thumbup'
export const FOLLOWS = 'live/liveFollow/isFollow'
export const FOLLOW = 'live/liveFollow/add'
export const UNFOLLOW = 'live/liveFollow/cancel'
export const CLIP = 'https://media.example/1.m3u8'

export const message = (id: string, content: string, fromUserId = '1004') => ({
  id,
  liveId: '1',
  fromUserId,
  nickName: 'He Wenbo',
  content,
  createdAt: 1,
})
export const news = (messages: unknown[] = [], more = {}) => ({
  playUrl: CLIP,
  messages,
  status: 1,
  viewers: 7,
  likes: 40,
  ...more,
})
export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
export const chat = () => within(screen.getByRole('log', { name: 'Chat' }))
export const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something nice' })

interface Entering {
  /** Another room than any before, unless told. */
  readonly id?: string
  readonly status?: number
  readonly user?: typeof testUser
  readonly visitor?: boolean
  readonly kept?: KeptStore
}

let rooms = 0
/** Enters a room of its own, whose server answers as `api` says. */
export async function enter(
  api: Record<string, unknown> = {},
  {
    id = String(++rooms),
    status = 1,
    user = testUser,
    visitor = false,
    kept = new KeptStore(),
  }: Entering = {},
  host: HostAnswers = {},
) {
  const test = await renderWidget(live, {
    query: { id },
    kept,
    ...(visitor ? {} : { user }),
    host: {
      isOnWifi: async () => false,
      ...host,
    },
    api: {
      [SHOW]: { ...exampleRoom(id, status as LiveStatus, 'Twelve taps'), likes: 40 },
      [PLAY]: news(),
      [FOLLOWS]: false,
      ...api,
    },
  })
  const sent = (path: string) => test.calls.filter((call) => call.path === path)
  return { ...test, id, sent }
}

export async function write(text: string): Promise<void> {
  await act(async () => void fireEvent.change(field(), { target: { value: text } }))
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
}
