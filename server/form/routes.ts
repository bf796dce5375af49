import { getMyView, getViewCard, playSitePage } from '../../src/features/builder/contract'
import {
  getFormView,
  listForms,
  saveAutoForm,
  saveForm,
  VIEW_DEFINITION,
  type WholePage,
} from '../../src/features/form/contract'
import { saveWhole } from '../builder/edit-routes'
import { cardOf, figuresOfCaller } from '../builder/figures'
import { type Handler, handle } from '../handler'
import { retold } from '../seed/retelling'
import { formWithEntry, saveEntry } from './entries'
import { allForms } from './forms'

/** The one site of the sandbox. */
export const SITE = {
  siteId: 'taproom',
  name: { en: 'Taproom', 'zh-Hans': '酒馆' },
  url: '/',
  isOpen: true,
}

/** What is saved is a page, and not an entry of a form. */
const isPage = <B extends { readonly key: string }>(body: B | WholePage): body is WholePage =>
  body.key === VIEW_DEFINITION

export const handlers: readonly Handler[] = [
  handle(playSitePage, async ({ query }, { locale, services }) =>
    query.siteId === SITE.siteId
      ? { ...SITE, name: retold(SITE.name, services.demo.words)[locale] }
      : null,
  ),

  handle(listForms, async (_, context) => allForms(context)),
  handle(getFormView, ({ query }, context) => formWithEntry(query.key, query.id, context)),
  handle(saveAutoForm, ({ body }, context) => saveEntry(body, context)),
  handle(saveForm, async ({ body }, context) => {
    if (!isPage(body)) return saveEntry(body, context)
    const version = await saveWhole(body.data, context)
    return { id: String(version), key: body.key, data: {} }
  }),

  handle(getViewCard, ({ params }, context) => cardOf(params.key, context)),
  handle(getMyView, ({ params }, context) => figuresOfCaller(params.key, context)),
]
