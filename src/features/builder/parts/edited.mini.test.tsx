import { act, render, screen, within } from '@testing-library/react'
import { ViewPage } from '../../../engine/page/view-page'
import { ServicesContext } from '../../../engine/services'
import { press, sent, tap } from '../../../engine/testing/hands'
import { openPage } from '../../../engine/testing/open-page'
import { initI18n } from '../../../i18n'
import { all } from '../../../registry/all'
import {
  heading,
  openEditor,
  pageServer,
  rows,
  SAVE,
  URL,
  wait,
} from '../widgets/editor/testing/open-editor'

// The page that is edited is drawn by another page, of another package: they meet in memory.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const stage = () => within(screen.getByRole('region', { name: 'Preview' }))
const KEY = `~${URL}`

/** Opens the editor, and above it the page that shows what is edited. */
async function openStage(definition: object) {
  const server = pageServer(definition)
  const editor = await openEditor(server.api)
  await tap(screen.getByRole('tab', { name: 'Preview' }))
  await press('Open the preview')
  const above = async () => {
    const host = Object.assign(Object.create(editor.host), { usePageQuery: () => ({ x: KEY }) })
    const view = await act(async () =>
      render(
        <ServicesContext.Provider value={{ ...editor.services, host }}>
          <ViewPage path='/views/index' registry={all} />
        </ServicesContext.Provider>,
      ),
    )
    await wait(0)
    return view
  }
  return { ...editor, server, above }
}
const page = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets: [heading('a', 'First'), ...widgets],
})

test('the preview is a page above the editor; a tap on a part selects it and leads back', async () => {
  const { navigator, above } = await openStage(page(heading('b', 'Second')))
  expect(navigator.open).toHaveBeenCalledWith(`/views/index?x=${encodeURIComponent(KEY)}`)
  await above()
  expect(stage().getByText('Second')).toBeInTheDocument()
  await tap(stage().getAllByRole('link', { name: 'Select Heading' })[1] as HTMLElement)
  expect(navigator.back).toHaveBeenCalled()
  expect(screen.getByText('Heading, 2 of 2')).toBeInTheDocument()
})

test('seen with other eyes, what a condition or a host hides is gone there, and the outline says why', async () => {
  const when = {
    logicalOperator: 'and',
    conditions: [{ field: 'session.isLoggedIn', operator: 'equal', value: true }],
  }
  const members = { ...heading('b', 'For members'), config: { type: 'title', id: 'b', when } }
  const browsers = { ...heading('c', 'For browsers'), cssConfig: { hideOn: ['weapp'] } }
  const { above } = await openStage({ ...page(members, browsers), security: { isLogin: true } })
  await above()
  expect(stage().getByText('For members')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'Nobody logged in' }))
  expect(stage().queryByText('For members')).toBeNull()
  expect(screen.getByText('The page asks for a login first')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'WeChat' }))
  expect(stage().queryByText('For browsers')).toBeNull()
  expect(stage().getByText('First')).toBeInTheDocument()
  await tap(screen.getByRole('tab', { name: 'Parts' }))
  expect(rows()).toEqual([
    'Heading, 1 of 3 · First',
    'Heading, 2 of 3 · For members · Hidden by its condition',
    'Heading, 3 of 3 · For browsers · Hidden on this host',
  ])
})

test('seen as on an iPhone, what may not be sold there is gone, and is there elsewhere', async () => {
  const item = (id: string, title: string, url: string) => ({ id, title, url })
  const menu = {
    value: [item('1', 'Recharge', '/user/recharge'), item('2', 'Settings', '/user/setting')],
    config: { type: 'menuList', id: 'm' },
  }
  const { above } = await openStage(page(menu))
  await above()
  expect(stage().getByText('Recharge')).toBeInTheDocument()
  await tap(screen.getByRole('switch', { name: 'On an iPhone' }))
  expect(stage().queryByText('Recharge')).toBeNull()
  expect(stage().getByText('Settings')).toBeInTheDocument()
  await tap(screen.getByRole('switch', { name: 'On an iPhone' }))
  expect(stage().getByText('Recharge')).toBeInTheDocument()
})

test('a page that is tried there writes nothing', async () => {
  const on = { tap: { do: 'call', call: 'footprint/clear' } }
  const picture = { value: '/pictures/home-1.webp', config: { type: 'image', id: 'i', on } }
  const { above, calls } = await openStage(page(picture))
  await above()
  await press('Try it')
  expect(screen.getByText(/It sends nothing and leads nowhere/)).toBeInTheDocument()
  const box = screen.getByRole('region', { name: 'Preview' })
  await tap(box.querySelector('.tp-image, img, [role=button]') as HTMLElement)
  expect(sent(calls, 'footprint/clear')).toEqual([])
  expect(sent(calls, SAVE)).toEqual([])
})

test('without an editor below it there is nothing to show', async () => {
  await openPage({
    path: '/zero/preview',
    registry: all,
    fallback: {
      name: 'x',
      url: '/zero/preview',
      widgets: [{ config: { type: 'viewPreview', key: KEY } }],
    },
  })
  expect(screen.getByText('No page of this name')).toBeInTheDocument()
})
