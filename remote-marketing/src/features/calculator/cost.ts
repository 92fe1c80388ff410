export interface Work {
  /** The number of times a month that the job comes up. */
  times: number;
  /** Minutes for one time by hand. */
  minutes: number;
  /** Cost of an hour of work, in yuan. */
  hourly: number;
  /** Per cent of it that still needs a person once it is a flow. */
  left: number;
  /** Yuan a month for the software. */
  price: number;
}

export interface Cost {
  hoursByHand: number;
  hoursLeft: number;
  costByHand: number;
  costLeft: number;
  /** Yuan a month that stay once the software is paid; below zero where it does not pay. */
  saved: number;
}

/** Hours and yuan a month, by hand and with the flow; hours to one decimal, yuan whole. */
export function costOf({ times, minutes, hourly, left, price }: Work): Cost {
  const hours = (times * minutes) / 60;
  const hoursLeft = (hours * left) / 100;
  const costByHand = round(hours * hourly, 1);
  const costLeft = round(hoursLeft * hourly, 1);
  return {
    hoursByHand: round(hours, 10),
    hoursLeft: round(hoursLeft, 10),
    costByHand,
    costLeft,
    saved: costByHand - costLeft - round(price, 1),
  };
}

/** A result as it is shown, composed and live: `1,027`. */
export function written(value: number): string {
  return value.toLocaleString('zh-CN').replace('-', '−');
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
