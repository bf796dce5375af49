import { type ComponentType, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { offer } from './measure'

/** The least a server-driven engine can be: names to components, no checks, no boundaries. */
interface Node {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[] | string
}
type Part = ComponentType<{ readonly children?: ReactNode }>

const registry: Readonly<Record<string, Part>> = {
  box: (props) => <div {...props} />,
  text: (props) => <span {...props} />,
  // biome-ignore lint/a11y/useAltText: it is among the props.
  image: (props) => <img {...props} />,
}

const walk = (node: Node, key: number): ReactNode => {
  const part = registry[node.type]
  const { children } = node
  return part
    ? createElement(
        part,
        { key, ...node.props },
        typeof children === 'string' ? children : children?.map(walk),
      )
    : null
}

const text = (name: string, children: string): Node => ({
  type: 'text',
  props: { className: `card__${name}` },
  children,
})

offer<readonly Node[]>({
  prepare: (cards) =>
    cards.map(({ image, title, subtitle, price }) => ({
      type: 'box',
      props: { className: 'card' },
      children: [
        {
          type: 'image',
          props: {
            className: 'tp-pic--cover card__pic',
            src: image,
            alt: '',
            loading: 'lazy',
            decoding: 'async',
          },
        },
        {
          type: 'box',
          props: { className: 'card__body' },
          children: [text('title', title), text('subtitle', subtitle), text('price', price)],
        },
      ],
    })),
  draw: (root, nodes) => createRoot(root).render(nodes.map(walk)),
})
