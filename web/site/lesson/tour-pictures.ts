/** The pictures of the tour, in the order of a lesson. */
export const TOUR = ['lobby', 'phone', 'result', 'pair', 'shift'] as const;
export type TourPicture = (typeof TOUR)[number];

/** Pixels. */
export const TOUR_PICTURE = { width: 1280, height: 800 };
export const PHONE_PICTURE = { width: 390, height: 700 };
