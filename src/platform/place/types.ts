/** A place to be shown on a map outside the app; degrees, GCJ-02. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  readonly address: string
}

/** Shows a place in the phone's map. @throws HostError when there is none. */
export type ShowPlace = (place: Place) => Promise<void>
