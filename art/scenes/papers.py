"""Still life for the legal pages: a brass-bound box, registers, a folded paper with a seal, spectacles."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
G='cl1'; reset(); cyc(G,z=-.3,y=12,r=6,w=70)
box(0,0,-.3,5.2,2.6,.1,'in9',.04,seg=3); box(0,0,-.2,5.0,2.4,.2,'ne7',.04,seg=3)
with at(0,-1.23): zari(4.96,-.19,.18,'in8')
with at(-1.15,.25,0,10):                                               # the box, its lid shut
    box(0,0,0,1.5,1.0,.72,'wood2',.04,seg=3); box(0,0,.72,1.56,1.06,.2,'wood2',.08,seg=4)
    for x in(-.55,.55): box(x,-.01,.0,.12,1.04,.7,brass(),.01); box(x,-.01,.715,.12,1.1,.22,brass(),.03)
    box(0,-.52,.56,.26,.04,.28,brass(),.015); cyl(0,-.545,.62,.035,.02,'ink',axis='Y'); box(0,-.56,.57,.016,.02,.05,'ink',0)
    tube([(-.16,0,.93),(-.13,0,1.02),(.13,0,1.02),(.16,0,.93)],.03,brass(),bez=True)
with at(.62,.35,0,-6):                                                 # registers
    for k,(c,w,r) in enumerate((('ma7',1.25,2),('in7',1.15,-6),('tu5',1.1,5))): box(0,0,.19*k,w,.86,.18,c,.02,rz=r); box(.03,-.012,.022+.19*k,w-.03,.865,.136,'paper',.004,rz=r)
    box(-.02,-.1,.57,.82,.62,.02,'paper',.004,rz=16); [box(-.02+.06,-.1+.17-.09*k,.592,.5-.1*(k==3),.016,.003,'in5',0,rz=16) for k in range(4)]
with at(1.75,-.45,0,-14):                                              # folded paper, ribbon and seal
    box(0,0,0,.86,.6,.03,'paper',.006); box(0,.05,.03,.84,.44,.012,'cl1',.004,rx=3); box(0,0,.045,.1,.62,.006,'ma5',0); cyl(0,-.06,.048,.13,.035,'ma5',bev=.015)
    with at(0,-.06,.084): lotus3(.1,cs=('ma7','ma5','ma7','ma8'),t=.004)
with at(.0,-.72,.05,12):                                               # spectacles
    for s in(-1,1): tube([(s*.2+.15*math.cos(t),.03,.1+.12*math.sin(t)) for t in np.linspace(0,6.2832,33)],.014,'ink'); tube([(s*.35,.03,.13),(s*.37,.45,.1),(s*.36,.6,.02)],.013,'ink',bez=True)
    tube([(-.06,.03,.13),(0,.02,.16),(.06,.03,.13)],.013,'ink',bez=True)
with at(-2.05,-.55,0):                                                 # ink and pen
    lathe([(.2,0),(.22,.04),(.22,.2),(.12,.27),(.11,.32),(.14,.34),(.13,.35),(.08,.35)],'in7'); tube([(.0,.0,.2),(.16,.06,.62),(.3,.1,1.0)],.026,'ma7',radii=[.5,1,.8])
with at(-1.45,-.78,.0,-24): box(0,0,0,.3,.06,.03,brass(),.01); tube([(.12+.1*math.cos(t),.1*math.sin(t)*.9,.03) for t in np.linspace(0,6.2832,25)],.02,brass()); [box(-.12-.05*k,.05,0,.03,.06,.03,brass(),.004) for k in(0,1)]
hour('morning',42)
shoot('papers',dict(a=((0,0,.42),15.2,-8,17,92)),bounces=4,ground=G)
