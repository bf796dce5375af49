import './host.scss'
import { type ComponentType, useEffect, useState } from 'react'
import type { MapProps } from './types'

/**
 * A map, drawn by code that comes with the first one. Code that does not come leaves its room empty: every
 * place on a map is told in words beside it, and the next map asks again.
 */
export function StreetMap(props: MapProps) {
  const [Drawn, setDrawn] = useState<ComponentType<MapProps>>()
  useEffect(() => {
    let isHere = true
    import('./map-drawing').then(
      ({ DrawnMap }) => isHere && setDrawn(() => DrawnMap),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return Drawn ? <Drawn {...props} /> : <div className={props.className} />
}
