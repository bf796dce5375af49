import { createElement, type ElementType, Fragment, forwardRef } from 'react'

/** HTML stand-ins for @tarojs/components: same prop names, semantic tags, so that roles work in tests. */
type Props = Record<string, unknown>

const TARO_ONLY =
  /^(hover|catch|openType|onGet|scroll[XY]|scroll(Into|With|Left)|enhanced|showScrollbar|refresher|onRefresher|onScrollTo|lazyLoad|mode$|userSelect|formType|confirmType|circular|indicator|interval|duration$|current$|adjustPosition|cursorSpacing|placeholderClass|enableFlex|showMenuByLongpress|lowerThreshold|autoHeight|upperThreshold|onScroll|decode|space$|selectable|fixed$|disableDefaultPadding|showCenterPlayBtn|objectFit)/

/** A factory of stand-ins, called once each at module level. */
function make(tag: ElementType, adapt: (props: Props) => Props = (props) => props) {
  return forwardRef<unknown, Props>(function TaroStub(props, ref) {
    const adapted = adapt({ ...props })
    for (const name of Object.keys(adapted)) {
      if (/^aria[A-Z]/.test(name)) adapted[toAttribute(name)] = adapted[name]
      if (TARO_ONLY.test(name) || /^aria[A-Z]/.test(name)) delete adapted[name]
    }
    return createElement(tag, { ...adapted, ref })
  })
}

/** `ariaRole` is `role`, `ariaLabel` is `aria-label`. */
function toAttribute(name: string): string {
  const rest = name.slice(4).toLowerCase()
  return rest === 'role' ? rest : `aria-${rest}`
}

type Listener = (event: unknown) => void
interface Typed {
  readonly target: { readonly value: string }
  readonly key?: string
}

function input({
  onInput,
  onConfirm,
  onChange: _,
  type,
  password,
  maxlength,
  focus,
  ...rest
}: Props): Props {
  const send = (listener: unknown, event: Typed) =>
    (listener as Listener | undefined)?.({ ...event, detail: { value: event.target.value } })
  return {
    ...rest,
    type: password ? 'password' : type === 'number' || type === 'digit' ? 'text' : type,
    maxLength: maxlength,
    // The keyboard is the host's to give: that it was asked for is what can be seen.
    'data-focus': focus,
    onChange: (event: Typed) => send(onInput, event),
    onKeyDown: (event: Typed) => event.key === 'Enter' && send(onConfirm, event),
  }
}

export const View = make('div')
export const Text = make('span')
/** A host that agrees by a button of its own does so at the tap; what it gives is the `detail` of the click. */
export const Button = make(
  'button',
  ({
    onAgreePrivacyAuthorization: onAgree,
    onGetPhoneNumber: onGive,
    onChooseAvatar: onChoose,
    ...props
  }) => ({
    type: 'button',
    ...(onAgree ? { onClick: onAgree } : {}),
    ...(onGive ? { onClick: onGive } : {}),
    ...(onChoose ? { onClick: onChoose } : {}),
    ...props,
  }),
)
export const Image = make('img', (props) => ({ alt: '', ...props }))
export const ScrollView = make('div')
export const Swiper = make('div', ({ autoplay: _, ...rest }) => rest)
export const SwiperItem = make('div')
export const Input = make('input', input)
export const Textarea = make('textarea', input)
export const RichText = make('div', ({ nodes, ...rest }) => ({
  ...rest,
  dangerouslySetInnerHTML: { __html: nodes },
}))

interface HostMarker {
  readonly id: number
  readonly title: string
  readonly callout: { readonly content: string; readonly display: 'ALWAYS' | 'BYCLICK' }
}

/** A host's map: its markers as buttons, and what stands above one without a tap. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: Taro's own name.
export function Map({ className, markers = [], onMarkerTap }: Props) {
  return (
    <div className={className as string}>
      {(markers as HostMarker[]).map(({ id, title, callout }) => (
        <Fragment key={id}>
          <button
            type='button'
            aria-label={title}
            onClick={() => (onMarkerTap as Listener)({ detail: { markerId: id } })}
          />
          {callout.display === 'ALWAYS' && <span>{callout.content}</span>}
        </Fragment>
      ))}
    </div>
  )
}
export const Video = make('video', ({ autoplay, ...rest }) => ({ ...rest, autoPlay: autoplay }))
export const WebView = make('iframe')
