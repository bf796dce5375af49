/*
 * Shows what the server drew of the first page, and of a product that is tapped there. index.html loads it for who
 * has nothing of the app yet; it is made of nothing else.
 */
import { type Ahead, Covers } from './covers'

void new Covers(window as unknown as Ahead).begin()
