import { act, render, screen } from '@testing-library/react'
import { observable } from 'mobx'
import * as v from 'valibot'
import { createRegistry, defineWidget } from '../../../../engine/contract'
import { PageContext } from '../../../../engine/page/page-context'
import { ServicesContext } from '../../../../engine/services'
import {
  createTestServices,
  type FakeApi,
  type testUser,
} from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { viewPreview } from '.'

beforeAll(() => initI18n('en'))

const line = defineWidget(
  {
    type: 'line',
    version: 1,
    tier: 'base',
    value: v.string(),
    config: v.object({}),
    height: 20,
    examples: {},
  },
  ({ value }) => <p>{value}</p>,
)

const draft = {
  name: 'A draft',
  url: '/zero/draft',
  data: { $meta: { schema: 1, rev: '12' } },
  widgets: [{ config: { type: 'line', id: 'a' }, value: 'The first line' }],
}

/** As a page draws it: `/zero/preview` with the registry of that page. */
async function preview(query: Record<string, string>, api: FakeApi = {}, user?: typeof testUser) {
  const test = createTestServices({ api, user })
  const page = {
    url: '/zero/preview',
    query,
    state: observable.map<string, unknown>(),
    registry: createRegistry(line),
    isShown: () => true,
    isLeft: () => false,
    ask: async () => true,
    hold: () => () => {},
    show: () => {},
    stand: () => {},
    about: () => ({ title: '', meta: undefined }),
    refresh: async () => {},
  }
  const slot = () => null
  await act(async () =>
    render(
      <ServicesContext.Provider value={test.services}>
        <PageContext.Provider value={page}>
          <viewPreview.Component value={undefined} config={{ key: '' }} id='p' slot={slot} />
        </PageContext.Provider>
      </ServicesContext.Provider>,
    ),
  )
  return test
}

test('draws the page and says what it is', async () => {
  await preview({ key: '/zero/draft' }, { 'paas/view/zero%2Fdraft/preview': draft })
  expect(screen.getByText('The first line')).toBeInTheDocument()
  expect(screen.getByText('A draft')).toBeInTheDocument()
  expect(screen.getByText('Revision 12')).toBeInTheDocument()
})

test('a gate stays closed in a preview', async () => {
  const members = { ...draft, security: { isLogin: true } }
  const api = { 'paas/view/zero%2Fdraft/preview': members }
  await preview({ key: 'zero/draft' }, api)
  expect(screen.queryByText('The first line')).toBeNull()
  expect(screen.getByText('Members only')).toBeInTheDocument()
})

test('says which page when none is named, and that there is none of a name', async () => {
  const { calls } = await preview({})
  expect(screen.getByText('Which page?')).toBeInTheDocument()
  expect(screen.getByText(/key=zero\/fast/)).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a page that is not there', async () => {
  await preview({ key: 'a' }, { 'paas/view/a/preview': null })
  expect(screen.getByText('No page of this name')).toBeInTheDocument()
})

test('a page that is no definition', async () => {
  await preview({ key: 'a' }, { 'paas/view/a/preview': { widgets: 'none' } })
  expect(screen.getByText('This page cannot be read')).toBeInTheDocument()
})
