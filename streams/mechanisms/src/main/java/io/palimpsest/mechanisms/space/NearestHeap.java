package io.palimpsest.mechanisms.space;

/**
 * The nearest so far, the farthest of them on top: most words are turned away after one comparison.
 * Of two equally near the lower number is taken for nearer.
 */
final class NearestHeap {
  private final double[] distances;
  private final int[] heap;
  private int size;

  NearestHeap(double[] distances, int count) {
    this.distances = distances;
    this.heap = new int[count];
  }

  void offer(int word) {
    if (size < heap.length) {
      heap[size++] = word;
      rise(size - 1);
    } else if (isFarther(heap[0], word)) {
      heap[0] = word;
      sink(size);
    }
  }

  /** The nearest first. Ends the heap. */
  int[] sorted() {
    for (int last = size - 1; last > 0; last--) {
      swap(0, last);
      sink(last);
    }
    return heap;
  }

  private boolean isFarther(int a, int b) {
    return distances[a] > distances[b] || distances[a] == distances[b] && a > b;
  }

  private void rise(int from) {
    for (int child = from; child > 0; child = (child - 1) / 2) {
      int parent = (child - 1) / 2;
      if (!isFarther(heap[child], heap[parent])) {
        return;
      }
      swap(child, parent);
    }
  }

  private void sink(int end) {
    int parent = 0;
    for (int child = 1; child < end; child = 2 * parent + 1) {
      if (child + 1 < end && isFarther(heap[child + 1], heap[child])) {
        child++;
      }
      if (!isFarther(heap[child], heap[parent])) {
        return;
      }
      swap(child, parent);
      parent = child;
    }
  }

  private void swap(int a, int b) {
    int word = heap[a];
    heap[a] = heap[b];
    heap[b] = word;
  }
}
