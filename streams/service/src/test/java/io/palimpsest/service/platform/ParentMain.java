package io.palimpsest.service.platform;

/** A parent that starts one child under ChildMain, prints its process id, and waits. */
final class ParentMain {

  private ParentMain() {}

  public static void main(String[] args) throws Exception {
    TestJvm child = TestJvm.start(ChildMain.class, WaitingMain.class.getName());
    child.line();
    System.out.println(child.handle().pid());
    WaitingMain.main(args);
  }
}
