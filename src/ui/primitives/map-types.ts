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

export const MIN_ZOOM = 3
export const MAX_ZOOM = 18
