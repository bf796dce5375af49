import type { CSSProperties, ReactNode } from 'react'
import type { WatchNear } from '../shared/host'
import type { IconName } from './icon/icons'
import type { ListFooterProps } from './states/states'
import type { Tone } from './style'

export interface EndMarkerProps {
  /** Only `more` asks by itself; `error` waits for a tap, so that a dead network is not hammered. */
  readonly state: ListFooterProps['state']
  /** The sentence for that state. */
  readonly text: string
  /** The end is in sight, or was tapped. */
  readonly onReach: () => void
}

export interface HoldRowProps {
  readonly className?: string
  readonly onHold: () => void
  /** What a short press does. Without it a keyboard's press counts as a hold. */
  readonly onTap?: () => void
  readonly children?: ReactNode
}

/** What only the host can give, and only when the user taps a button of its own. */
export type HostGift = 'phone' | 'avatar'

export interface HostButtonProps {
  readonly gift: HostGift
  readonly className?: string
  readonly label?: string
  readonly disabled?: boolean
  /** The host's answer, a refusal included, as its event carries it; `src/platform` reads it. */
  readonly onAnswer: (detail: unknown) => void
  readonly children?: ReactNode
}

/** Sizes in px. 24 is the drawing's own. */
export type IconSize = 14 | 16 | 20 | 24 | 28 | 32 | 48

export interface IconProps {
  readonly name: IconName
  /** Default 24. */
  readonly size?: IconSize
  /** Default: the colour of the text around it. */
  readonly tone?: Tone
  readonly className?: string
  /** What it says when it stands alone; without it the icon is decoration. */
  readonly label?: string
}

export interface NavBarProps {
  readonly title: string
  /** Draws the back button; needs `backLabel`. */
  readonly onBack?: () => void
  readonly backLabel?: string
  /** At the right: at most two icon buttons. */
  readonly right?: ReactNode
}

export interface UnderHeaderProps {
  readonly className?: string
  /** Whether the page's header is to be clear over it; without it, it begins below the header. */
  readonly on: boolean
  readonly children?: ReactNode
}

/** Of the content of a page that has less of a header than others. */
export interface WithoutHeaderProps {
  readonly className?: string
  /** All of it, or the way back in it. */
  readonly without: 'header' | 'arrow'
  readonly children?: ReactNode
}

export interface NicknameFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
}

export interface OverlayProps {
  readonly open: boolean
  /** The mask, Esc and back ask for it; the owner sets `open`. */
  readonly onClose: () => void
  /** The page was left: it is a no. Firm ones too. Default: `onClose`. */
  readonly onLeave?: () => void
  /** Name of the panel for screen readers. */
  readonly label: string
  /** From below, or in the middle; `over` leaves its looks to whoever lays it. */
  readonly place: 'bottom' | 'middle' | 'over'
  /** Neither the mask nor Esc nor back closes it. */
  readonly firm?: boolean
  /** A question that has to be answered. */
  readonly alert?: boolean
  /** Id of the text that is read aloud with the name. Browsers only. */
  readonly textId?: string
  /** Its uppermost part, which a finger pulls down in a mini-program; a browser's pulls any part. */
  readonly head?: ReactNode
  readonly children?: ReactNode
}

export interface DigitsInputProps {
  /** The digits typed so far. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** How many digits. */
  readonly length: number
  /** Read aloud as the field's name. */
  readonly label: string
  /** Shows what was typed and takes nothing; it keeps the focus and the keyboard. */
  readonly busy?: boolean
  readonly invalid?: boolean
}

export interface PickerColumnProps {
  /** What is chosen in this column; read aloud. */
  readonly label: string
  /** Distinguishes this column's ids on the page. */
  readonly name: string
  readonly items: readonly string[]
  /** Row that is chosen; -1 for none. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

export interface PrivacyButtonProps {
  /** The host looks for a button of this id that was tapped. */
  readonly id: string
  readonly className?: string
  /** The tap counts as consent to the host's privacy guidelines. */
  readonly onAgree: () => void
  readonly children?: ReactNode
}

export interface RichLink {
  readonly href: string
  readonly text: string
}

export interface RichLinksProps {
  readonly className?: string
  /** HTML that `sanitizeHtml` wrote. */
  readonly html: string
  /** The links in it, in order. */
  readonly links: readonly RichLink[]
  /** Told the address of a link: a public path or https. */
  readonly onLink: (href: string) => void
}

export interface ShareButtonProps {
  /** After the host has taken the tap. */
  readonly onTap?: () => void
  readonly children?: ReactNode
}

export interface PageSlicesProps {
  /** What watches the parts of this page, where the host can. */
  readonly watch: WatchNear | undefined
  readonly children: ReactNode
}

export interface SliceProps {
  /** Room the contents will take, px at base width 375. */
  readonly height: number
  /** Drawn with the first frame; the others wait until they are near the screen or the app is idle. */
  readonly eager: boolean
  /** Position among the slices: later ones wait longer where visibility cannot be observed. */
  readonly order: number
  /** Whether what is inside has margins of its own: they then stay inside. */
  readonly holdsMargins?: boolean
  /** Called only while the slice is drawn. */
  readonly children: () => ReactNode
}

export interface SwipeAction {
  readonly key: string
  readonly name: string
  readonly danger?: boolean
  readonly onTap: () => void
}

export interface SwipeRowProps {
  readonly className?: string
  /**
   * Behind the row, uncovered by a swipe: one or two. A finger's shortcut and nothing else: what they do
   * must be possible by a button as well, since neither a keyboard nor a screen reader finds them here.
   */
  readonly actions: readonly SwipeAction[]
  readonly children?: ReactNode
}

/** Where a finger lies on an area, in fractions of its width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface HandAreaProps {
  readonly className?: string
  /** Percentages, as of a picture's shape. */
  readonly style?: CSSProperties
  /** What is moved, and by what; read aloud. */
  readonly label: string
  /** px it is wide and high; for hosts that do not tell, browsers measure it. */
  readonly width: number
  readonly height: number
  /** Where its one or two fingers lay before and lie now. */
  readonly onDrag: (before: readonly Spot[], now: readonly Spot[]) => void
  /** A press that moved nothing. Browsers only: hosts do not tell where the area lies. */
  readonly onPoint: (spot: Spot) => void
  /** By an arrow, in steps; by plus, minus or a wheel, larger above 0. Browsers only. */
  readonly onStep: (right: number, down: number) => void
  readonly onZoom: (steps: number) => void
  readonly children?: ReactNode
}

export interface WebFrameProps {
  /** An https address the caller has checked against its allow-list. */
  readonly src: string
  /** What the frame shows, read aloud. */
  readonly label: string
  /** It is there; at once where the host draws its own waiting. */
  readonly onLoad: () => void
  /** It did not come. Mini-programs only: a browser does not say. */
  readonly onError: () => void
}
