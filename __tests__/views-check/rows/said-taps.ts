import { both, execute, grid, menu, on, page, type Said } from './definitions'

const TAP = 'widgets.0.config.on.itemTap'
const URL = 'widgets.0.value.0.url'

const leading = (url: string) => page([grid(1, { url })])
const submitting = (action: object) =>
  page([{ ...grid(2), config: { type: 'gridNav', on: { submit: action } } }])
const copying = ($: string) => ({ do: 'copy', value: { $, path: 'id' } })

/** An action, and what is said of it; nothing where it is as it should be. */
const ACTIONS: readonly (readonly [action: unknown, line?: string])[] = [
  ['back', ': an action is an object'],
  [
    { do: 'eval' },
    ".do: 'eval' is no action; go, back, tab, web, login, refresh, call, pay, set, contact, copy, toast, share, scan, upload are",
  ],
  [{ do: 'go' }, ": go: needs 'url', a text"],
  [{ do: 'go', url: '' }, ": go: needs 'url', a text"],
  [{ do: 'go', url: 7 }, ": go: needs 'url', a text"],
  [{ do: 'tab', index: 0 }],
  [{ do: 'tab', index: 3 }],
  [{ do: 'tab', index: 4 }, ': tab: 4 is no tab; there are 0 to 3'],
  [{ do: 'tab', index: -1 }, ': tab: -1 is no tab; there are 0 to 3'],
  [{ do: 'tab', index: 1.5 }, ': tab: 1.5 is no tab; there are 0 to 3'],
  [{ do: 'web', url: 'http://x' }, ": web: 'http://x' is no https address"],
  [{ do: 'web', url: 7 }, ': web: 7 is no https address'],
  [{ do: 'call', call: 'x' }, ": call: no call is named 'x'; there are tap/open, tap/shut"],
  [{ do: 'call', call: 'tap/shut' }],
  [{ do: 'pay' }, ": pay: needs 'payId'"],
  [{ do: 'pay', payId: '' }, ": pay: needs 'payId'"],
  [{ do: 'pay', payId: '7' }],
  [{ do: 'set', value: 1 }, ": set: needs 'path', a text"],
  [{ do: 'set', path: 'a' }, ": set: needs 'value'"],
  [{ do: 'set', path: 'a', value: 1 }],
  [{ do: 'copy' }, ": copy: needs 'value'"],
  [{ do: 'toast' }, ": toast: needs 'value'"],
  [{ do: 'toast', value: 'Done' }],
  [{ do: 'share' }],
  [{ do: 'share', value: 7 }, ': share: 7 is no { title, image, url }'],
  [{ do: 'scan' }],
  [{ do: 'scan', url: 7 }, ': scan: 7 has no place for the {code}'],
  [{ do: 'scan', url: '/x' }, ": scan: '/x' has no place for the {code}"],
  [{ do: 'upload' }, ": upload: needs 'path', a text"],
  [{ do: 'upload', path: 'a' }],
  [{ do: 'upload', path: 'a', count: 1 }],
  [{ do: 'upload', path: 'a', count: 9 }],
  [{ do: 'upload', path: 'a', count: 0 }, ': upload: 0 pictures; 1 to 9 can be sent'],
  [{ do: 'upload', path: 'a', count: 10 }, ': upload: 10 pictures; 1 to 9 can be sent'],
  [{ do: 'upload', path: 'a', count: 1.5 }, ': upload: 1.5 pictures; 1 to 9 can be sent'],
]

const ADDRESSES: readonly Said[] = [
  ['url-unreachable', leading('/nowhere'), [`${URL}: no page has '/nowhere'`]],
  // An address of the app begins with one stroke.
  ['url-unreachable', leading('company/about'), [`${URL}: no page has 'company/about'`]],
  [
    'url-unreachable',
    leading('//company/about'),
    [`${URL}: '//company/about' is no page of the app; { do: 'web' } opens others`],
  ],
  [
    'url-unreachable',
    leading('https://x.example'),
    [`${URL}: 'https://x.example' is no page of the app; { do: 'web' } opens others`],
  ],
  [
    'url-unreachable',
    leading('/views/index?url=/nowhere'),
    [`${URL}: no definition has the url '/nowhere'`],
  ],
  // A page that reads no `url` does not open what one names.
  ['url-unreachable', leading('/company/about?url=/nowhere'), []],
  ['url-unreachable', leading('/{page}'), []],
  ['url-unreachable', page([menu()], { diyUrl: '/nowhere' }), ["diyUrl: no page has '/nowhere'"]],
  [
    'url-unreachable',
    page([
      {
        value: { html: both(`<a href='/one'>x</a><a href="/two">y</a>`, '') },
        config: { type: 'richText' },
      },
    ]),
    ['/one', '/two'].map((to) => `widgets.0.value.html.en: no page has '${to}'`),
  ],
  [
    'url-coming',
    leading('/auto/form'),
    [`${URL}: no definition has '/auto/form': the page says 'coming'`],
  ],
  ['url-coming', leading('/auto/form?id=1&engineId=2'), []],
  ['url-coming', leading('/auto/form?x=2'), []],
  // Only an author in build mode is led there.
  ['url-coming', page([menu()], { diyUrl: '/auto/form' }), []],
  [
    'url-lacking',
    leading('/views/index?url=/live/index'),
    [`${URL}: the server lacks '/live/index': what leads there is not drawn`],
  ],
]

/** What a tap does, and where it leads. */
export const TAPS_SAID: readonly Said[] = [
  ...ACTIONS.map(
    ([action, line]): Said => ['action', on(action), line === undefined ? [] : [TAP + line]],
  ),
  ['action-slot', page([menu({ on: 7 })]), ['widgets.0.config.on: is { slot: action }']],
  [
    'action-slot',
    page([menu({ on: { hold: {} } })]),
    ['widgets.0.config.on.hold: nothing happens so; tap, itemTap, more, submit, view do'],
  ],
  // Only what a form sends has a form.
  ['action-ref', submitting(copying('form')), []],
  [
    'action-ref',
    on(copying('form')),
    [`${TAP}.value: 'form' is not known here; session, route, page, item are`],
  ],
  [
    'action-ref',
    submitting(copying('cart')),
    [
      "widgets.0.config.on.submit.value: 'cart' is not known here; session, route, page, item, form are",
    ],
  ],
  [
    'action-ref',
    execute(copying('cart')),
    [`${TAP}.then.0.value: 'cart' is not known here; session, route, page, item are`],
  ],
  ...ADDRESSES,
]
