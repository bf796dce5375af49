import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Services, useServices } from '../../../engine/services'
import { Button } from '../../../ui/button/button'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { View } from '../../../ui/primitives/elements'
import { Notice } from '../../../ui/states/states'
import { useWords } from './catalogue'
import type { SeenAs } from './reading'

/** Widths a page is looked at in, px: two phones and a tablet. */
const WIDTHS = [375, 414, 768] as const
/** Beside the fields there is a phone; on a phone its own screen is what one has. */
const isWide = (screen: number) => screen >= 1024

/** Those that are offered on a screen of this width. */
export const widthsFor = (screen: number): readonly number[] =>
  isWide(screen) ? WIDTHS : [...new Set([screen, ...WIDTHS])].sort((a, b) => a - b)

/** How wide the screen of the page that is looked at is. */
export const widthOf = ({ width }: SeenAs, screen: number): number =>
  width ?? (isWide(screen) ? WIDTHS[0] : screen)

/** How large the app draws in a window of this width, px for a rem (platform/browser/browser.scss). */
const remAt = (width: number) => Math.min(23, Math.max(20, (width / 375) * 20))

/** The host it is looked at on: the screen as wide as the box, the phone as it was chosen. */
export const hostAt = (
  host: Services['host'],
  width: number | undefined,
  { host: platform = host.platform, isIos }: SeenAs,
): Services['host'] =>
  Object.create(host, {
    platform: { value: platform },
    device: {
      value: {
        ...host.device,
        ...(width !== undefined && { width }),
        ...(isIos !== undefined && { os: isIos ? 'ios' : 'other' }),
      },
    },
  }) as Services['host']

const WIDTH = /^\((min|max)-width: ([\d.]+)px\)$/

/** Whether a condition about the width holds at this one; undefined for a condition about something else. */
export function holdsAt(condition: string, width: number): boolean | undefined {
  const parts = condition.split(' and ').map((part) => WIDTH.exec(part))
  if (parts.some((part) => !part)) return undefined
  return parts.every((part) =>
    part?.[1] === 'min' ? width >= Number(part[2]) : width <= Number(part?.[2]),
  )
}

/** Each selector of a list with more said of the element that it is about. */
const qualified = (selectors: string, more: string) =>
  selectors
    .split(/,(?![^(]*\))/)
    .map((each) => each.trim().replace(/(::[\w-]+(\([^)]*\))?)?$/, `${more}$1`))
    .join(', ')

/** None of a sheet that is another origin's: it is not told. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

const INSIDE = ':where(.tp-edit__stage *)'

/**
 * Styles for windows of other widths hold in the box as they would in a window of its own. A weight of nothing is
 * added to what they say, so that the same rules win as before.
 *
 * @returns takes it back.
 */
export function fitStyles(width: number): () => void {
  const undo: (() => void)[] = []
  const own = document.createElement('style')
  const texts: string[] = []
  for (const sheet of document.styleSheets) {
    for (const media of rulesOf(sheet)) {
      if (!(media instanceof CSSMediaRule)) continue
      const holds = holdsAt(media.conditionText, width)
      if (holds === undefined) continue
      for (const rule of media.cssRules) {
        if (!(rule instanceof CSSStyleRule)) continue
        const { selectorText, style } = rule
        if (holds) texts.push(`${qualified(selectorText, INSIDE)}{${style.cssText}}`)
        rule.selectorText = qualified(selectorText, `:not(${INSIDE})`)
        undo.push(() => {
          rule.selectorText = selectorText
        })
      }
    }
  }
  own.textContent = texts.join('\n')
  document.head.append(own)
  return () => {
    own.remove()
    for (const back of undo) back()
  }
}

/** Once more for every part of the app that comes while it is looked at. */
function useStyles(width: number): void {
  useEffect(() => {
    if (width === window.innerWidth) return undefined
    let undo = fitStyles(width)
    let isOver = false
    const again = () => {
      if (isOver) return
      undo()
      undo = fitStyles(width)
    }
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement) node.addEventListener('load', again)
    })
    watch.observe(document.head, { childList: true })
    return () => {
      isOver = true
      watch.disconnect()
      undo()
    }
  }, [width])
}

interface BoxProps {
  readonly width: number
  readonly children: ReactNode
}

/** As wide as a screen of this width, and as large as things are there; smaller where there is less room. */
function Box({ width, children }: BoxProps) {
  const around = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useStyles(width)
  useLayoutEffect(() => {
    const element = around.current
    if (!element) return undefined
    const measure = () => setRoom(element.clientWidth || width)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [width])
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 20
  const size = remAt(width) / rem
  const zoom = size * Math.min(1, room / width)
  return (
    <div ref={around} className='tp-edit__around'>
      <div className='tp-edit__box' style={{ width: `${width / size}px`, zoom }}>
        {children}
      </div>
    </div>
  )
}

interface FramedProps {
  /** Absent where the page has the screen for itself. */
  readonly width: number | undefined
  readonly children: ReactNode
}

/** What the page lies in. When it cannot be drawn at all the editor lives on, and draws it again when told so. */
export function Framed({ width, children }: FramedProps) {
  const { report } = useServices()
  const say = useWords('looks')
  return (
    <ErrorBoundary
      onError={(error) => report('the preview of an edited page threw', error)}
      fallback={(_, again) => (
        <View className='tp-edit__form' role='alert'>
          <Notice tone='danger'>{say('failed')}</Notice>
          <Button block kind='secondary' icon='returns' onTap={again}>
            {say('again')}
          </Button>
        </View>
      )}
    >
      {process.env.TARO_ENV === 'h5' && width !== undefined ? (
        <Box width={width}>{children}</Box>
      ) : (
        children
      )}
    </ErrorBoundary>
  )
}
