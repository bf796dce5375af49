import type { ViewDefinition } from '../../src/engine/contract'
import type { L10nText } from '../database/l10n'
import { DELIVERY, QUESTIONS, RULES, TASTING } from './articles'
import { both, define, widget } from './definition'
import { HELP } from './places'

const article = (url: string, name: L10nText, html: L10nText) =>
  define(
    url,
    name,
    [
      widget(
        'richText',
        'article',
        { profile: 'basic' },
        { value: { html }, cssConfig: { m: [0, 0, 24, 0] } },
      ),
    ],
    { nav: { share: true } },
  )

/** Sites that may be shown inside the app. */
const HOSTS = ['taproom.example', '*.taproom.example']

const web = (url: string) =>
  define(url, both('Web page', '网页'), [widget('web', 'web', { hosts: HOSTS })], {
    nav: { pullRefresh: false },
  })

/** Articles, and pages of other sites. */
export const readingViews: readonly ViewDefinition[] = [
  article('/auto/html', both('Delivery and returns', '配送与售后'), DELIVERY),
  define(
    '/customer/html',
    both('Questions', '常见问题'),
    [
      widget(
        'service',
        'questions',
        { show: 'questions' },
        { value: { questions: [...HELP.questions, ...QUESTIONS] } },
      ),
    ],
    { nav: { share: true } },
  ),
  article('/zero/html', both('How to taste', '怎样品酒'), TASTING),
  article('/pages/html', both('House rules', '店内守则'), RULES),
  web('/pages/web'),
  web('/pages/index'),
  web('/zero/web'),
]
