import { screen, within } from '@testing-library/react'
import { press, tap, type } from '../../../../engine/testing/hands'
import type { HttpRequest } from '../../../../http/endpoint'
import { changeLocale, initI18n } from '../../../../i18n'
import type { Locale } from '../../../../shared/l10n'
import { about, heading, openEditor, pageServer, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const sheet = (name = 'Publish') => within(screen.getByRole('dialog', { name }))
const [first, group, last] = about.widgets
const menu = (...titles: string[]) => ({
  value: titles.map((title, at) => ({ id: `${at}`, title })),
  config: { type: 'menuList', id: 'm' },
})

/** What the server has of the page, oldest first. */
async function openVersions(pages: readonly object[], locale: Locale = 'en') {
  await changeLocale(locale)
  const server = pageServer(pages[pages.length - 1])
  const version = (of: number) => ({
    version: of,
    note: '',
    fromVersion: 0,
    createdAt: 0,
    createdBy: 'Lin',
  })
  const list = (result: readonly unknown[]) => ({
    result,
    pageIndex: 1,
    pageSize: 50,
    totalCount: result.length,
  })
  await openEditor({
    ...server.api,
    'paas/viewEngine/version': ({ query }: HttpRequest) => ({
      ...version(Number(query?.version)),
      definition: pages[Number(query?.version)] ?? null,
    }),
    'paas/viewEngine/versions': list([version(2), version(1)]),
    'paas/viewEngine/releases': list([]),
  })
}
const versions = async (
  words: readonly [publish: string, versions: string] = ['Publish', 'Versions'],
) => {
  await press(words[0])
  await tap(sheet(words[0]).getByRole('radio', { name: words[1] }))
  await wait(100)
}
/** What is told of the difference, line by line. */
const told = (title: string, name?: string) => {
  const heading = sheet(name).getByRole('heading', { name: title })
  const lines = heading.parentElement?.querySelectorAll('.tp-cell') ?? []
  return [...lines].map((line) =>
    ['title', 'note', 'value']
      .map((part) => line.querySelector(`.tp-cell__${part}`)?.textContent)
      .filter(Boolean)
      .join(' | '),
  )
}

test('two versions: what was added, removed, moved and changed, by part and field', async () => {
  const before = {
    ...about,
    widgets: [first, group, heading('x', 'Gone'), menu('One', 'Two'), last],
  }
  const after = {
    ...about,
    name: { en: 'Who we are', 'zh-Hans': '关于' },
    widgets: [
      last,
      { ...heading('a', 'Changed'), config: { ...first?.config, align: 'center' } },
      { config: { type: 'group', id: 'g', slots: { content: [heading('n', 'New')] } } },
      heading('b', 'Inner'),
      menu('One', 'Three'),
    ],
  }
  await openVersions([about, before, after])
  await versions()
  await press('Compare version 1')
  await press('Compare version 2')
  expect(told('Version 1 → Version 2')).toEqual([
    'The page | Name of the page · English: “About us” → “Who we are” | changed',
    'Heading · Last | moved',
    'Heading · Changed | Title · English: “First” → “Changed” | changed',
    'Heading · Changed | Title · 中文: “First（中）” → “Changed（中）” | changed',
    'Heading · Changed | Alignment: – → “center” | changed',
    'Heading · New | added',
    'Heading · Inner | moved',
    'List of links · One | Title · Entry 2: “Two” → “Three” | changed',
    'Heading · Gone | removed',
  ])
  await press('Do not compare version 2')
  expect(sheet().queryByRole('heading', { name: 'Version 1 → Version 2' })).toBeNull()
})

test('one version stands against what is edited, and says so where nothing differs', async () => {
  await openVersions([about, about, about])
  await versions()
  await press('Compare version 2')
  expect(told('Version 2 → What is edited')).toEqual(['They do not differ'])
  await press('Close')
  await press(/First/)
  await press('Edit')
  await type('Title · English', 'Mine')
  await versions()
  await press('Compare version 0')
  expect(told('As it shipped → What is edited')).toEqual([
    'Heading · Mine | Title · English: “First” → “Mine” | changed',
  ])
})

test('the list speaks the language of the editor', async () => {
  await openVersions([about, about, { ...about, widgets: [last, first, group] }], 'zh-Hans')
  await versions(['发布', '历史版本'])
  await press('对比版本 1')
  await press('对比版本 2')
  expect(told('版本 1 → 版本 2', '发布')).toEqual(['标题 · Last（中） | 移动'])
})
