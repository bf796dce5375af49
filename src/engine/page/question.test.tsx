import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import type { PageLayers, Question } from '../../shared/host-port'
import { LayersContext } from '../../ui/page-contexts'
import { askOn } from './view-page'

const question: Question = {
  title: '删除这个地址？',
  text: '墨墨 1 号路',
  ok: '删除',
  cancel: '取消',
  tone: 'danger',
}

/** A page that asks, on a host that answers so; undefined: it has no dialog, or refuses it. */
function openPage(hostSays: boolean | undefined) {
  const state = { left: false }
  const open = new Set<{ leave: () => void; back: () => boolean }>()
  const layers: PageLayers = {
    lay(layer) {
      open.add(layer)
      return () => void open.delete(layer)
    },
    back: () => [...open].pop()?.back() ?? false,
    leave: () => [...open].forEach((layer) => void layer.leave()),
    isLeft: () => state.left,
  }
  const host = { confirm: jest.fn(async () => hostSays), toast: jest.fn() }
  let show: (panel: ReactElement) => void = () => {}
  function Page() {
    const [panel, setPanel] = useState<ReactElement>()
    show = setPanel
    return <LayersContext.Provider value={layers}>{panel}</LayersContext.Provider>
  }
  const view = render(<Page />)
  const page = { isLeft: layers.isLeft, show: (panel: ReactElement) => show(panel), host }
  const ask = () => askOn({ ...page, failure: '没有网络' }, question)
  return { ...view, ask, host, layers, state }
}

const dialog = () => screen.getByRole('alertdialog', { name: question.title })

/** Asks, and goes on when the dialog is there. */
async function begin(ask: () => Promise<boolean>) {
  const box: { answer?: Promise<boolean> } = {}
  await act(async () => {
    box.answer = ask()
  })
  await waitFor(dialog)
  return box as { readonly answer: Promise<boolean> }
}

describe('by the host’s dialog', () => {
  test.each([true, false])('%s is the answer', async (answer) => {
    const { ask, host } = openPage(answer)
    expect(await ask()).toBe(answer)
    expect(host.confirm).toHaveBeenCalledWith(question)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a yes on another page is a no', async () => {
    const { ask, state, host } = openPage(true)
    host.confirm.mockImplementation(async () => {
      state.left = true
      return true
    })
    expect(await ask()).toBe(false)
  })

  test('a page that was left asks nothing', async () => {
    const { ask, state, host } = openPage(true)
    state.left = true
    expect(await ask()).toBe(false)
    expect(host.confirm).not.toHaveBeenCalled()
  })
})

describe('by our own, where the host has none or refused it', () => {
  test.each([
    ['删除', true],
    ['取消', false],
  ])('%s is %s', async (label, answer) => {
    const { ask } = openPage(undefined)
    const asked = await begin(ask)
    fireEvent.click(screen.getByText(label))
    expect(await asked.answer).toBe(answer)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('it says what is lost, and looks so', async () => {
    const { ask } = openPage(undefined)
    await begin(ask)
    expect(dialog()).toHaveTextContent(question.text)
    expect(screen.getByText('删除').closest('.tp-button')).toHaveClass('tp-button--danger')
  })

  test('back is a no', async () => {
    const { ask, layers } = openPage(undefined)
    const asked = await begin(ask)
    act(() => void layers.back())
    expect(await asked.answer).toBe(false)
  })

  test('leaving the page is a no, and nothing is left of it', async () => {
    const { ask, layers } = openPage(undefined)
    const asked = await begin(ask)
    act(() => layers.leave())
    expect(await asked.answer).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('the end of the page is a no', async () => {
    const { ask, unmount } = openPage(undefined)
    const asked = await begin(ask)
    unmount()
    expect(await asked.answer).toBe(false)
  })

  test('a second question takes the place of the first, which is a no', async () => {
    const { ask } = openPage(undefined)
    const first = await begin(ask)
    const second = await begin(ask)
    expect(await first.answer).toBe(false)
    fireEvent.click(screen.getByText('删除'))
    expect(await second.answer).toBe(true)
  })

  test('one that does not arrive is told, and nothing happens', async () => {
    const { host, state } = openPage(undefined)
    const show = () => {
      throw new Error('chunk 7 was not found')
    }
    const page = { isLeft: () => state.left, show, host, failure: '没有网络' }
    expect(await askOn(page, question)).toBe(false)
    expect(host.toast).toHaveBeenCalledWith('没有网络')
  })
})

test('nobody asks past the page: what asks over the app is the app’s own restart alone', () => {
  const root = path.resolve(__dirname, '../..')
  const asking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) =>
      /\.confirm\(|\b(showModal|showActionSheet)\(/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    )
  expect(asking.sort()).toEqual([
    'bootstrap.ts',
    'engine/page/view-page.tsx',
    'platform/chrome/index.ts',
    'platform/version/index.ts',
  ])
})
