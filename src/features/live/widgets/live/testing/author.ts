import { act, fireEvent, screen } from '@testing-library/react'
import { testUser } from '../../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../../http/endpoint'
import type { LiveRoom, LiveStatus } from '../../../contract-shapes'
import { exampleRoom } from '..'

export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
export const page = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
export const bodies = (calls: readonly HttpRequest[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

const me = { id: testUser.id, nickName: 'Lin Xia', avatar: '' }
export const roomOf = (status: LiveStatus, more: Partial<LiveRoom> = {}): LiveRoom => ({
  ...exampleRoom('7', status, 'Twelve taps'),
  author: me,
  pinnedId: '',
  notice: '',
  actions: ['manage'],
  ...more,
})
