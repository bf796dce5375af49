import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Services, ServicesContext } from '../../../engine/services'
import { press } from '../../../engine/testing/hands'
import { createTestServices } from '../../../engine/testing/render-widget'
import { addTexts } from '../../../i18n/texts'
import editor from '../texts.editor.en.json'
import { Framed, fitStyles, holdsAt, hostAt, widthOf, widthsFor } from './box'
import { AS_ME } from './reading'

beforeAll(() => addTexts('en', { editor }))

test.each([
  ['the own screen of a phone', {}, 390, 390],
  ['a phone beside the fields', {}, 1024, 375],
  ['its own screen just below that', {}, 1023, 1023],
  ['what was chosen', { width: 768 }, 390, 768],
])('a page is looked at as wide as %s', (_, as, screen, width) => {
  expect(widthOf({ ...AS_ME, ...as }, screen)).toBe(width)
})

test('a small tablet may be looked at as it is', () => {
  expect(widthsFor(1023)).toEqual([375, 414, 768, 1023])
})

describe('the host it is looked at on', () => {
  const host = {
    platform: 'h5',
    device: { width: 1200, os: 'other', model: 'x' },
  } as unknown as Services['host']
  const at = (width: number | undefined, as: object = {}) => {
    const { platform, device } = hostAt(host, width, { ...AS_ME, ...as })
    return { platform, device }
  }
  test('is this one with a screen of that width', () => {
    expect(at(375)).toEqual({ platform: 'h5', device: { width: 375, os: 'other', model: 'x' } })
    expect(at(undefined)).toEqual({ platform: 'h5', device: host.device })
  })
  test('is another one, on the phone that was chosen', () => {
    expect(at(375, { host: 'weapp', isIos: true })).toMatchObject({
      platform: 'weapp',
      device: { os: 'ios' },
    })
    const iphone = { ...host, device: { ...host.device, os: 'ios' } } as Services['host']
    expect(hostAt(iphone, 375, AS_ME).device.os).toBe('ios')
    expect(hostAt(iphone, 375, { ...AS_ME, isIos: false }).device.os).toBe('other')
  })
})

test.each([
  ['(min-width: 600px)', true, true, false],
  ['(max-width: 600px)', false, true, true],
  ['(min-width: 599.5px) and (max-width: 600px)', false, true, false],
  ['(min-width: 600px) and (max-width: 700px)', true, true, false],
])('%s holds at 601, 600 and 599: %s, %s, %s', (condition, ...wanted) => {
  expect([601, 600, 599].map((width) => holdsAt(condition, width))).toEqual(wanted)
})

test.each([
  'print',
  '(prefers-color-scheme: dark)',
  '(min-width: 600px) and (hover: hover)',
  '(min-width: 20em)',
])('%s says nothing of the width alone', (condition) => {
  expect(holdsAt(condition, 600)).toBeUndefined()
})

describe('styles in the box', () => {
  const IN = ':where(.tp-edit__stage *)'
  const sheets: HTMLStyleElement[] = []
  function sheet(text: string) {
    const style = document.createElement('style')
    style.textContent = text
    document.head.append(style)
    sheets.push(style)
    return () =>
      [...(style.sheet?.cssRules ?? [])].flatMap((rule) =>
        rule instanceof CSSMediaRule
          ? [...rule.cssRules].map((inner) => (inner as CSSStyleRule).selectorText)
          : [(rule as CSSStyleRule).selectorText],
      )
  }
  const own = () => document.head.lastElementChild?.textContent
  afterEach(() => {
    for (const each of sheets.splice(0)) each.remove()
  })

  test('that hold at its width hold in it, all of them nowhere else in it', () => {
    const rules = sheet(
      '.always { color: red } @media (max-width: 600px) { .narrow { color: red } .tip::after { color: red } }',
    )
    const wide = sheet('@media (min-width: 700px) { .wide { color: red } }')
    const count = document.head.childElementCount
    const back = fitStyles(375)
    expect(rules()).toEqual(['.always', `.narrow:not(${IN})`, `.tip:not(${IN})::after`])
    expect(wide()).toEqual([`.wide:not(${IN})`])
    expect(
      own()
        ?.replaceAll(/[;\s]+}/g, '}')
        .split('\n'),
    ).toEqual([`.narrow${IN}{color: red}`, `.tip${IN}::after{color: red}`])
    back()
    expect(rules()).toEqual(['.always', '.narrow', '.tip::after'])
    expect(wide()).toEqual(['.wide'])
    expect(document.head.childElementCount).toBe(count)
  })

  test('of a list of selectors each is said of its own, however they are put', () => {
    const rules = sheet('@media (min-width: 300px) { .a, .b { color: red } }')
    const back = fitStyles(375)
    expect(rules()).toEqual([`.a:not(${IN}), .b:not(${IN})`])
    expect(own()).toContain(`.a${IN}, .b${IN}{`)
    back()
  })

  test('about something else than the width stay as they are, and so do sheets that nobody may read', () => {
    const print = sheet('@media print { .page { color: red } }')
    const frames = sheet('@media (min-width: 300px) { @media print { .x { color: red } } }')
    const secret = sheet('')
    expect(secret()).toEqual([])
    const hidden = sheets.at(-1)?.sheet as CSSStyleSheet
    Object.defineProperty(hidden, 'cssRules', {
      get() {
        throw new DOMException('another origin', 'SecurityError')
      },
    })
    const back = fitStyles(375)
    expect(print()).toEqual(['.page'])
    expect(frames()).toEqual([undefined])
    expect(own()).toBe('')
    back()
  })
})

describe('what the page lies in', () => {
  const env = process.env
  let room = 0
  beforeEach(() => {
    process.env = { ...env, TARO_ENV: 'h5' }
    room = 0
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
      configurable: true,
      get: () => room,
    })
  })
  afterEach(() => {
    process.env = env
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
  })

  const draw = (width: number | undefined, page: ReactNode = 'Page') => {
    const { services } = createTestServices({})
    const report = jest.fn()
    const drawn = render(
      <ServicesContext.Provider value={{ ...services, report }}>
        <Framed width={width}>{page}</Framed>
      </ServicesContext.Provider>,
    )
    const box = () => {
      const { style } = drawn.container.querySelector<HTMLElement>('.tp-edit__box') ?? {}
      return style && [style.width, style.getPropertyValue('zoom') || Reflect.get(style, 'zoom')]
    }
    return { ...drawn, report, box }
  }
  const near = ([width, zoom]: readonly string[] = []) => [
    Math.round(Number.parseFloat(width ?? '')),
    Math.round(Number(zoom) * 1000) / 1000,
  ]

  test.each([
    [300, 300, 1],
    [375, 375, 1],
    [414, 375, 1.104],
    [768, 668, 1.15],
  ])('a screen of %d px is as large as the app draws there', (screen, width, zoom) => {
    expect(near(draw(screen).box())).toEqual([width, zoom])
  })

  test('it is smaller where there is less room, never larger, also once there is another', () => {
    room = 187.5
    const { box } = draw(375)
    expect(near(box())).toEqual([375, 0.5])
    room = 750
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(near(box())).toEqual([375, 1])
  })

  test('it is measured against how large the app draws now', () => {
    document.documentElement.style.fontSize = '25px'
    expect(near(draw(375).box())).toEqual([469, 0.8])
    document.documentElement.style.fontSize = ''
  })

  test('a page that has the screen for itself lies in nothing', () => {
    expect(draw(undefined).box()).toBeUndefined()
    expect(screen.getByText('Page')).toBeInTheDocument()
  })

  test('a page that throws is reported, and drawn again when told so', async () => {
    let isBroken = true
    const Page = () => {
      if (isBroken) throw new Error('no')
      return <>Mended</>
    }
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { report } = draw(undefined, <Page />)
    silent.mockRestore()
    expect(report).toHaveBeenCalledWith('the preview of an edited page threw', expect.any(Error))
    isBroken = false
    await press('Draw the preview again')
    expect(screen.getByText('Mended')).toBeInTheDocument()
  })

  describe('and its styles', () => {
    const widths = () =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) =>
          rule instanceof CSSMediaRule ? (rule.cssRules[0] as CSSStyleRule).selectorText : [],
        ),
      )
    const style = document.createElement('style')
    const link = document.createElement('link')
    beforeEach(() => {
      style.textContent = '@media (min-width: 600px) { .wide { color: red } }'
      document.head.append(style)
    })
    afterEach(() => {
      style.remove()
      link.remove()
    })
    const FITTED = ['.wide:not(:where(.tp-edit__stage *))']

    test('are fitted to another width, and left alone at that of the window', () => {
      const { unmount } = draw(window.innerWidth)
      expect(widths()).toEqual(['.wide'])
      unmount()
      const other = draw(375)
      expect(widths()).toEqual(FITTED)
      other.unmount()
      expect(widths()).toEqual(['.wide'])
    })

    test('are fitted once more when a part of the app brings some, until it is left', async () => {
      style.remove()
      const count = document.head.childElementCount
      const { unmount } = draw(375)
      await act(async () => document.head.append(link))
      document.head.append(style)
      expect(widths()).toEqual(['.wide'])
      fireEvent.load(link)
      expect(widths()).toEqual(FITTED)
      fireEvent.load(link)
      expect(widths()).toEqual(FITTED)
      unmount()
      expect(widths()).toEqual(['.wide'])
      // What was added for it is gone, how often it may have been fitted.
      expect(document.head.childElementCount).toBe(count + 2)
    })

    test('that come when it was left stay as they are', async () => {
      style.remove()
      const { unmount } = draw(375)
      await act(async () => document.head.append(link))
      unmount()
      document.head.append(style)
      fireEvent.load(link)
      expect(widths()).toEqual(['.wide'])
    })
  })
})
