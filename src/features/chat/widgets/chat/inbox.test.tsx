import { act, fireEvent, screen, within } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { chatList } from '.'
import { NOON } from './testing/chat-server'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('conversations', () => {
  const row = (id: string, more: object = {}) => ({
    id,
    name: `Guest ${id}`,
    avatar: '',
    status: 1,
    unread: 0,
    kind: 'text',
    content: `words ${id}`,
    updatedAt: NOON,
    stars: 0,
    ...more,
  })
  const pageOf = (result: unknown[]) => ({
    result,
    pageIndex: 1,
    pageSize: 15,
    totalCount: result.length,
  })
  const PAGE = 'notice/im/page'

  test('staff see who waits, with how much was not read, and open it by a tap', async () => {
    const { navigator, calls } = await renderWidget(chatList, {
      user: testUser,
      api: { [PAGE]: pageOf([row('1', { unread: 2 }), row('2', { kind: 'product' })]) },
    })
    const [first, second] = screen.getAllByRole('link')
    expect(
      within(first as HTMLElement).getByRole('img', { name: '2 unread messages' }),
    ).toBeVisible()
    expect(second).toHaveTextContent('Product')
    await act(async () => void fireEvent.click(first as HTMLElement))
    expect(navigator.open).toHaveBeenCalledWith('/custService/service?conversationId=1')
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Closed' })))
    expect(calls.map(({ body }) => (body as { box: string }).box)).toEqual(['waiting', 'closed'])
  })

  test('who comes back from a conversation sees who waits by then', async () => {
    let rows = [row('1')]
    const { host } = await renderWidget(chatList, {
      user: testUser,
      api: { [PAGE]: () => pageOf(rows) },
    })
    rows = [row('2')]
    await comeBack(host)
    expect(screen.getByText('words 2')).toBeInTheDocument()
    expect(screen.queryByText('words 1')).toBeNull()
  })

  test('who answers nobody is told so', async () => {
    await renderWidget(chatList, {
      user: testUser,
      api: { [PAGE]: new ApiError(PAGE, 403, 'For those who answer.') },
    })
    expect(screen.getByText('For those who answer.')).toBeInTheDocument()
  })

  test('a reader’s own stand above the messages, and nothing where there are none', async () => {
    const shown = await renderWidget(chatList, {
      user: testUser,
      config: { show: 'own' },
      api: { [PAGE]: pageOf([row('1')]) },
    })
    expect(screen.getByRole('list', { name: 'Conversations' })).toHaveTextContent('words 1')
    shown.unmount()
    await renderWidget(chatList, {
      user: testUser,
      config: { show: 'own' },
      api: { [PAGE]: pageOf([]) },
    })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
