/**
 * New moons and the sun's place, after Jean Meeus, "Astronomical Algorithms" (second edition 1998), chapters 25 and 49.
 * Moments are Julian days; those of the sky run in dynamical time, those of people in UTC.
 */

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** The Julian day of 1 January 2000, noon: where the series begin. */
const J2000 = 2_451_545;
const DAYS_A_CENTURY = 36_525;
const NEW_MOONS_A_CENTURY = 1236.85;

/** A term of a series: its size, the power of the earth's eccentricity, and how often each argument (sun, moon, latitude) counts. */
type Term = readonly [size: number, power: 0 | 1 | 2, sun: number, moon: number, latitude: number];

/** Corrections of a mean new moon, in days (table 49.A). */
const NEW_MOON: readonly Term[] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
];

/** Corrections for the planets: size in days, then start and step per new moon in degrees. */
const PLANETS: readonly (readonly [number, number, number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];

/** Days by which dynamical time is ahead of UTC: about a minute; NASA's polynomials (Espenak and Meeus 2006), 1986–2050. */
function aheadOfUtc(julianDay: number): number {
  const years = (julianDay - J2000) / 365.25;
  const seconds =
    years < 5 ? 63.86 + 0.3345 * years : 62.92 + 0.32217 * years + 0.005589 * years ** 2;
  return seconds / 86_400;
}

/**
 * Julian day, in UTC.
 * @param count new moons since that of 6 January 2000
 */
export function newMoon(count: number): number {
  const t = count / NEW_MOONS_A_CENTURY;
  const mean =
    2_451_550.09766 +
    29.530588861 * count +
    0.00015437 * t ** 2 -
    0.00000015 * t ** 3 +
    0.00000000073 * t ** 4;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = 2.5534 + 29.1053567 * count - 0.0000014 * t ** 2 - 0.00000011 * t ** 3;
  const moon = 201.5643 + 385.81693528 * count + 0.0107582 * t ** 2 + 0.00001238 * t ** 3;
  const latitude = 160.7108 + 390.67050284 * count - 0.0016118 * t ** 2 - 0.00000227 * t ** 3;
  const node = 124.7746 - 1.56375588 * count + 0.0020672 * t ** 2 + 0.00000215 * t ** 3;
  let moment = mean - 0.00017 * sine(node);
  for (const [size, power, ofSun, ofMoon, ofLatitude] of NEW_MOON)
    moment +=
      size * eccentricity ** power * sine(ofSun * sun + ofMoon * moon + ofLatitude * latitude);
  for (const [size, from, way] of PLANETS)
    moment += size * sine(from + way * count - (size === 0.000325 ? 0.009173 * t ** 2 : 0));
  return moment - aheadOfUtc(moment);
}

/**
 * Apparent longitude, 0 to below 360°.
 * @param julianDay in UTC
 */
export function sunLongitude(julianDay: number): number {
  const t = (julianDay + aheadOfUtc(julianDay) - J2000) / DAYS_A_CENTURY;
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2;
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const seen = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t);
  return ((seen % 360) + 360) % 360;
}
