import {
  discardDraft,
  pageEditedPages,
  renamePage,
  rollBack,
  saveDraft,
  unpublish,
} from '../../src/features/builder/contract-editor'
import { saveForm, VIEW_DEFINITION } from '../../src/features/form/contract'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER } from '../testing/open-sandbox'
import {
  ask,
  data,
  draft,
  HOME,
  HOUR,
  now,
  page,
  pass,
  publish,
  save,
  URL,
  wish,
} from './testing/editing'

// How much the editor has found in a page, as it tells with a save and as the list of pages has it.

const ONE = { errors: 2, warnings: 1 }
const TWO = { errors: 0, warnings: 4 }

/** What the list says of a page. */
async function listed(url = URL) {
  const { result } = await data(pageEditedPages, { body: { keyword: url, pageSize: 100 } })
  return result.find((each: { readonly url: string }) => each.url === url)
}
const problems = async (url = URL) => (await listed(url)).problems

/** The second version of the page is on air; the first had what `ONE` says, it has what `TWO` says. */
async function published() {
  await save('One', 0, { problems: ONE })
  await publish(1)
  await save('Two', 2, { problems: TWO, baseVersion: 1 })
  await publish(3)
}

test('of a page that nobody has saved nothing is known; what is told with a draft is listed', async () => {
  expect(await listed()).not.toHaveProperty('problems')
  await save('One', 0, { problems: ONE })
  expect(await problems()).toEqual(ONE)
  expect(await problems(HOME)).toBeUndefined()
  await save('Two', 1, { problems: { errors: 0, warnings: 0 } })
  expect(await problems()).toEqual({ errors: 0, warnings: 0 })
})

test('a draft that is saved without it is one of which nothing is known', async () => {
  await save('One', 0, { problems: ONE })
  await save('Two', 1)
  expect(await problems()).toBeUndefined()
})

test('what was found stays with what is on air, whatever is edited and thrown away meanwhile', async () => {
  await published()
  expect(await problems()).toEqual(TWO)
  await save('Three', 4, { problems: ONE, baseVersion: 2 })
  expect(await problems()).toEqual(ONE)
  await data(discardDraft, { body: { url: URL, revision: 5, requestId: wish() } })
  expect(await problems()).toEqual(TWO)
})

test('an older version is on air again with what was found in it', async () => {
  await published()
  await data(rollBack, { body: { url: URL, version: 1, requestId: wish() } })
  expect(await problems()).toEqual(ONE)
  await data(rollBack, { body: { url: URL, version: 0, requestId: wish() } })
  expect(await problems()).toBeUndefined()
})

test('what waits for its time says nothing of what is on air, and what has ended nothing more', async () => {
  await save('One', 0, { problems: ONE })
  await publish(1, { startsAt: now() + HOUR, endsAt: now() + 2 * HOUR })
  expect(await problems()).toBeUndefined()
  pass(HOUR)
  expect(await problems()).toEqual(ONE)
  pass(HOUR)
  expect(await problems()).toBeUndefined()
})

test('a page off the air and one that was published as a whole have told nothing', async () => {
  await published()
  const whole = { key: VIEW_DEFINITION, id: '', data: page('Whole') }
  await data(saveForm, { body: whole })
  expect(await problems()).toBeUndefined()
  await data(rollBack, { body: { url: URL, version: 2, requestId: wish() } })
  await data(unpublish, { body: { url: URL, requestId: wish() } })
  expect(await problems()).toBeUndefined()
})

test('they go with the page to another address, and stay with a page that follows it', async () => {
  const made = '/spring/sale'
  const leading = {
    ...page('Leads'),
    widgets: [{ config: { type: 'image', id: 'a' }, value: { url: `/views/index?url=${made}` } }],
  }
  await save('', 0, { url: made, definition: page('Sale', made), problems: ONE, baseVersion: -1 })
  await save('', 0, { definition: leading, problems: TWO })
  await publish(1)
  await save('', 2, { definition: { ...leading, play: 1 }, problems: ONE, baseVersion: 1 })
  const to = '/summer/sale'
  await data(renamePage, { body: { url: made, to, revision: 1, relink: true, requestId: wish() } })
  expect(await problems(to)).toEqual(ONE)
  expect(await problems()).toEqual(ONE)
  const { revision } = await draft()
  await data(discardDraft, { body: { url: URL, revision, requestId: wish() } })
  expect(JSON.stringify((await draft()).definition)).toContain(to)
  expect(await problems()).toEqual(TWO)
})

test.each([
  ['fewer than none', { errors: -1, warnings: 0 }],
  ['a part of one', { errors: 0, warnings: 0.5 }],
  ['more than a page has room for', { errors: 1_000_001, warnings: 0 }],
  ['a text', { errors: '1', warnings: 0 }],
  ['half of it', { errors: 1 }],
  ['a list', [1, 2]],
])('%s is refused, and nothing is saved', async (_, found) => {
  const definition = page('x')
  const { code } = await ask(saveDraft, {
    body: { url: URL, revision: 0, baseVersion: 0, definition, problems: found, requestId: wish() },
  })
  expect(code).toBe(400)
  expect(await draft()).toMatchObject({ revision: 0 })
})

test('the most that is told is told', async () => {
  const most = { errors: 1_000_000, warnings: 0 }
  await save('One', 0, { problems: most })
  expect(await problems()).toEqual(most)
})

test('the same wish with another number is another wish', async () => {
  const again = { requestId: wish() }
  await save('One', 0, { problems: ONE, ...again })
  expect(await save('One', 0, { problems: ONE, ...again })).toMatchObject({ outcome: 'saved' })
  const { code } = await ask(saveDraft, {
    body: {
      url: URL,
      revision: 0,
      baseVersion: 0,
      definition: page('One'),
      problems: TWO,
      ...again,
    },
  })
  expect(code).toBe(409)
  expect(await problems()).toEqual(ONE)
})

test('who is no administrator neither tells nor reads it', async () => {
  await save('One', 0, { problems: ONE })
  const member = await sandbox.logIn(MEMBER)
  const definition = page('x')
  const body = { url: URL, revision: 1, baseVersion: 0, definition, problems: TWO }
  const saving = { body: { ...body, requestId: wish() } }
  expect((await ask(saveDraft, saving, member)).code).toBe(403)
  expect((await ask(pageEditedPages, { body: {} }, member)).code).toBe(403)
  expect((await sandbox.call(saveDraft, saving)).code).toBe(401)
  expect(await problems()).toEqual(ONE)
})
