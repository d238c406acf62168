// The game that is not of ringforts.

export const SEAT_OF_KINGS = "seat-of-kings";
