import {
  addPreviewLink,
  cancelRelease,
  discardDraft,
  getDraft,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  publishDraft,
  renamePage,
  revokePreviewLinks,
  rollBack,
  saveDraft,
  tellPresence,
  unpublish,
} from '../../src/features/builder/contract-editor'
import {
  deleteAsset,
  deleteTemplate,
  getCatalogue,
  getTemplate,
  listLinksTo,
  pageAssets,
  pageTemplates,
  saveAsset,
  saveTemplate,
} from '../../src/features/builder/contract-library'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { ask, data, HOME, now, page, save, URL, wish } from './testing/editing'

describe('refused', () => {
  const refused = (call: AnyEndpoint, input: object, words: string | RegExp, code = 400) =>
    expectRefusal(sandbox.services, () => ask(call, input), [code, words])
  const saving = (definition: object, url = URL) => ({
    body: { url, revision: 0, baseVersion: 0, definition, requestId: wish() },
  })
  const keeping = { kind: 'section', name: 'x', definition: page('x') }
  const node = (id: string, more: object = {}) => ({ config: { type: 'text', id, ...more } })
  const nested = (depth: number): object =>
    node(`n${depth}`, depth > 1 ? { slots: { body: [nested(depth - 1)] } } : {})

  test.each([
    [
      'the page of another address',
      { ...page('x'), url: '/other' },
      'The page names another address.',
    ],
    ['no list of widgets', { url: URL }, 'This is no page: it has no list of widgets.'],
    [
      'a slot that is no list',
      { url: URL, widgets: [node('a', { slots: { body: 1 } })] },
      'This is no page: it has no list of widgets.',
    ],
    [
      'a widget without an id',
      { url: URL, widgets: [{ config: { type: 'text' } }] },
      'Each widget needs a type and an id.',
    ],
    [
      'a widget without a type',
      { url: URL, widgets: [{ config: { id: 'a' } }] },
      'Each widget needs a type and an id.',
    ],
    [
      'something that is no widget',
      { url: URL, widgets: [null] },
      'Each widget needs a type and an id.',
    ],
    [
      'two widgets of one id, one of them inside',
      { url: URL, widgets: [node('a', { slots: { body: [node('a')] } })] },
      'Two widgets have the same id.',
    ],
    [
      'more than 80 widgets',
      { url: URL, widgets: Array.from({ length: 81 }, (_, at) => node(`w${at}`)) },
      'A page has 80 widgets at most.',
    ],
    [
      'slots in slots in slots',
      { url: URL, widgets: [nested(5)] },
      'Widgets are nested too deeply.',
    ],
    ['a gate that is no gate', { ...page('x'), security: { isLogin: 'yes' } }, /visitors/],
    ['gates that are none', { ...page('x'), security: 'open' }, /visitors/],
    [
      'a name that is taken',
      { ...page('x'), data: { constructor: 1 } },
      'A name in the page is not allowed.',
    ],
    [
      'more than 240 kilobytes',
      {
        url: URL,
        widgets: Array.from({ length: 13 }, (_, at) => ({
          ...node(`w${at}`),
          value: 'x'.repeat(19_000),
        })),
      },
      'The page is too large.',
    ],
  ])('%s', (_, definition, words) => refused(saveDraft, saving(definition), words))

  test('80 widgets, four deep, are a page', async () => {
    const widgets = [nested(4), ...Array.from({ length: 76 }, (_, at) => node(`w${at}`))]
    expect(await data(saveDraft, saving({ url: URL, widgets }))).toMatchObject({ outcome: 'saved' })
  })

  test('publishing nothing, an end before the beginning, versions and pages that never were', async () => {
    const publishing = (more: object) => ({
      body: { url: URL, revision: 0, requestId: wish(), ...more },
    })
    await refused(publishDraft, publishing({}), 'Nothing was changed since it was published.')
    await save('One', 0)
    for (const times of [{ endsAt: now() }, { startsAt: now() + 9, endsAt: now() + 9 }])
      await refused(
        publishDraft,
        publishing({ revision: 1, ...times }),
        'It must end after it begins.',
      )
    await refused(
      rollBack,
      { body: { url: URL, version: 7, requestId: wish() } },
      'The page was not found.',
    )
    await refused(
      rollBack,
      { body: { url: URL, version: -1, requestId: wish() } },
      'The page was not found.',
    )
    await refused(getVersion, { query: { url: URL, version: 7 } }, 'The version was not found.')
    await refused(
      unpublish,
      { body: { url: HOME, requestId: wish() } },
      'A page of the tab bar stays on air.',
    )
    await refused(
      unpublish,
      { body: { url: '/no/page', requestId: wish() } },
      'The page is not on air.',
    )
    await refused(cancelRelease, { body: { id: '1' } }, 'The publication was not found.')
    await refused(addPreviewLink, { body: { url: '/no/page' } }, 'The page was not found.')
  })

  test.each([
    ['pages', pageEditedPages, { body: {} }],
    ['draft', getDraft, { query: { url: URL } }],
    ['save', saveDraft, saving(page('x'))],
    ['discard', discardDraft, { body: { url: URL, revision: 0, requestId: 'a' } }],
    ['publish', publishDraft, { body: { url: URL, revision: 0, requestId: 'b' } }],
    ['rollback', rollBack, { body: { url: URL, version: 0, requestId: 'c' } }],
    ['unpublish', unpublish, { body: { url: URL, requestId: 'd' } }],
    ['versions', pageVersions, { body: { url: URL } }],
    ['version', getVersion, { query: { url: URL, version: 0 } }],
    ['releases', pageReleases, { body: { url: URL } }],
    ['cancel', cancelRelease, { body: { id: '1' } }],
    ['presence', tellPresence, { body: { url: URL, tab: 'x' } }],
    ['previewLink', addPreviewLink, { body: { url: URL } }],
    ['links', listPreviewLinks, { body: { url: URL } }],
    ['revoke', revokePreviewLinks, { body: { url: URL } }],
    ['catalogue', getCatalogue, { body: { pictures: [] } }],
    ['links to a page', listLinksTo, { body: { url: URL } }],
    [
      'another address',
      renamePage,
      { body: { url: URL, to: '/x', revision: 0, relink: true, requestId: 'h' } },
    ],
    ['audit', pageAudit, { body: { url: URL } }],
    ['templates', pageTemplates, { body: {} }],
    ['a template', getTemplate, { query: { id: '1' } }],
    ['saving a template', saveTemplate, { body: { ...keeping, requestId: 'e' } }],
    ['deleting a template', deleteTemplate, { body: { id: '1', requestId: 'f' } }],
    ['pictures', pageAssets, { body: {} }],
    ['a picture', saveAsset, { body: { id: '1', name: 'x', folder: '', alt: '' } }],
    ['deleting a picture', deleteAsset, { body: { id: '1', requestId: 'g' } }],
  ] as const)('%s by who is no administrator', async (_, call, input) => {
    const member = await sandbox.logIn(MEMBER)
    await expectRefusal(sandbox.services, () => ask(call, input, member), [
      403,
      'Only administrators may do that.',
    ])
    expect((await sandbox.call(call, input)).code).toBe(401)
  })
})
