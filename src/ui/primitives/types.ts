import type { CSSProperties, ReactNode } from 'react'

/** Roles the parts of this app take. On mini-programs they become `aria-role`. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'log'
  | 'menuitem'
  | 'navigation'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'search'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'
  | 'tabpanel'
  | 'timer'

/** What every primitive takes. */
export interface BaseProps {
  readonly className?: string
  /** Rarely: a colour or a percentage that comes from data. Lengths belong in Sass, where px is scaled. */
  readonly style?: CSSProperties
  readonly id?: string
  readonly role?: Role
  /** Read aloud in place of the contents. */
  readonly label?: string
}

export interface ViewProps extends BaseProps {
  /** For areas that are not a control; a control is a `Pressable`. */
  readonly onTap?: () => void
  /** Decoration: hidden from screen readers. */
  readonly decor?: boolean
  readonly children?: ReactNode
}

export interface TextProps extends BaseProps {
  /** Makes it a heading of this level. */
  readonly level?: 1 | 2 | 3
  /** The reader may select and copy it. */
  readonly select?: boolean
  readonly children?: ReactNode
}

export interface ImageProps extends Omit<BaseProps, 'label' | 'role'> {
  readonly src: string
  /** What the picture shows; empty when it only decorates. */
  readonly alt: string
  /** `cover` fills and crops, `contain` shows all, `width` keeps the proportions at full width. */
  readonly fit?: 'cover' | 'contain' | 'width'
  /** Off for what is in the first screen. Default on. */
  readonly lazy?: boolean
  readonly onLoad?: () => void
  readonly onError?: () => void
}

export interface PressableProps extends BaseProps {
  /** `NOWHERE` draws no button; of a link its content, unless it is `wayOnly`. */
  readonly onTap?: () => void
  /** A link that says nothing but where it leads. */
  readonly wayOnly?: boolean
  /** A finger lies on it, so that a tap may follow. Browsers only. */
  readonly onAim?: () => void
  readonly disabled?: boolean
  /** State of a radio, checkbox or switch. */
  readonly checked?: boolean
  /** State of a tab. */
  readonly selected?: boolean
  /** State of something that opens and closes. */
  readonly expanded?: boolean
  /** The tap ends here: for a control that lies inside another. The outer one must be `role='link'`. */
  readonly stop?: boolean
  /** The tap sets something: a light tick says so to the finger. */
  readonly felt?: boolean
  readonly children?: ReactNode
}

/** Which keyboard opens. `number` keeps digits only, `digit` digits and one decimal point. */
export type FieldType = 'text' | 'number' | 'digit' | 'tel' | 'password'

interface InputProps {
  readonly className?: string
  readonly id?: string
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** Characters. Default 140 (client spec §5). */
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Marks the value as wrong for screen readers. */
  readonly invalid?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export interface TextInputProps extends InputProps {
  readonly type?: FieldType
  /** The name on the keyboard's confirm key. */
  readonly confirmType?: 'done' | 'next' | 'search' | 'send' | 'go'
  readonly onConfirm?: () => void
}

export interface TextAreaProps extends InputProps {
  /** Lines shown before it scrolls. Default 3. */
  readonly rows?: 2 | 3 | 4 | 6
}

export interface ScrollViewProps extends Omit<BaseProps, 'style'> {
  /** Default `y`. A vertical scroller needs a height from its class. */
  readonly direction?: 'x' | 'y'
  /** Id of a child to bring into sight; changing it scrolls. */
  readonly into?: string
  /** The end is near (80 px). Called once per approach. */
  readonly onEnd?: () => void
  readonly children?: ReactNode
}

export interface LogProps {
  readonly className: string
  /** Besides, where a browser lays it out from below. */
  readonly upClass: string
  readonly label: string
  /** Id of the newest line. */
  readonly last: string | undefined
  /** One element. */
  readonly children: ReactNode
}

export interface RollingProps {
  /** Makes it scroll. */
  readonly className: string
  readonly children: ReactNode
}

export interface SwiperProps extends Omit<BaseProps, 'style' | 'role'> {
  /** Milliseconds a slide stays; 0 or nothing: only by hand. */
  readonly interval?: number
  /** Index of the slide shown first. */
  readonly start?: number
  /** Dots under the slides. Default on when there are two or more. */
  readonly dots?: boolean
  readonly onChange?: (index: number) => void
  /** One child per slide. Give the class a height or an aspect ratio. */
  readonly children?: ReactNode
}

export interface RichTextProps {
  readonly className?: string
  /** HTML that the caller has already made safe. */
  readonly html: string
}

export interface VideoProps {
  readonly className?: string
  readonly src: string
  /** Shown until it plays. */
  readonly poster?: string
  readonly label: string
  /** Starts by itself, and then without a sound. */
  readonly autoplay: boolean
  readonly loop: boolean
  readonly controls: boolean
  /** Without a sound; unless told, whatever starts by itself is. */
  readonly muted?: boolean
  /** Fills its room and loses its edges; in browsers the styles say so. */
  readonly fills?: boolean
  readonly onPlay?: () => void
  readonly onPause?: () => void
  readonly onEnded?: () => void
  readonly onError?: () => void
}

/** Degrees, GCJ-02 as all maps of the mainland. */
export interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}

export interface MapMarker extends MapPoint {
  readonly id: string
  readonly name: string
}

/** What a line or an area is drawn in. */
export type MapTone = 'brand' | 'info' | 'success' | 'warning' | 'danger' | 'muted'

export interface MapLine {
  readonly points: readonly MapPoint[]
  readonly tone: MapTone
  /** px. */
  readonly width: number
}

export interface MapCircle extends MapPoint {
  /** Metres. */
  readonly radius: number
  readonly tone: MapTone
}

export interface MapArea {
  readonly points: readonly MapPoint[]
  readonly tone: MapTone
}

/** The words on its controls. */
export interface MapTexts {
  readonly label: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly credit: string
}

export interface MapProps {
  readonly className?: string
  readonly center: MapPoint
  /** 3 (a continent) to 20 (a house). */
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly markers: readonly MapMarker[]
  readonly lines: readonly MapLine[]
  readonly circles: readonly MapCircle[]
  readonly areas: readonly MapArea[]
  /** Buttons to come closer and go farther. */
  readonly controls: boolean
  /** Id of the marker that stands out. */
  readonly selected: string
  readonly onSelect: (id: string) => void
  readonly texts: MapTexts
  /** Where streets come from in a browser; without it a plain plane is drawn. Mini-programs have their own. */
  readonly mapKey: string
}

/** Client spec §9: a map opens at zoom 16. */
export const DEFAULT_ZOOM = 16
export const MIN_ZOOM = 3
export const MAX_ZOOM = 18

/** The marker whose name stands on the map unasked: the chosen one, or the only one. */
export function namedMarker(
  markers: readonly MapMarker[],
  selected: string,
): MapMarker | undefined {
  return markers.length === 1 ? markers[0] : markers.find(({ id }) => id === selected)
}

/**
 * Accessibility attributes of a mini-program element. They appear only when set: every attribute
 * costs bytes in setData.
 */
export function aria(role?: Role, label?: string, hidden?: boolean): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (role) attributes.ariaRole = role
  if (label) attributes.ariaLabel = label
  if (hidden) attributes.ariaHidden = 'true'
  return attributes
}
